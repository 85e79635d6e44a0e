import { graphql } from "react-relay/hooks";
import type { useArenaTeacherMutationsActiveMutation as ActiveMutation } from "../../__generated__/useArenaTeacherMutationsActiveMutation.graphql";
import type { useArenaTeacherMutationsInviteMutation as InviteMutation } from "../../__generated__/useArenaTeacherMutationsInviteMutation.graphql";
import type { useArenaTeacherMutationsRegisterMutation as RegisterMutation } from "../../__generated__/useArenaTeacherMutationsRegisterMutation.graphql";
import type { useArenaTeacherMutationsUpdateMutation as UpdateMutation } from "../../__generated__/useArenaTeacherMutationsUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";

const notSaved = { failure: { title: "Erro", description: "Erro ao salvar o cadastro. Tente novamente." } };

export function useRegisterTeacherMutation() {
  return useAction<RegisterMutation>(
    graphql`
      mutation useArenaTeacherMutationsRegisterMutation($input: RegisterTeacherInput!) {
        registerTeacher(input: $input) {
          ... on RegisterTeacherSuccess @alias(as: "done") {
            teacherArena {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao cadastrar o professor. Tente novamente." } },
  );
}

export function useUpdateArenaTeacherMutation() {
  return useAction<UpdateMutation>(
    graphql`
      mutation useArenaTeacherMutationsUpdateMutation($input: UpdateArenaTeacherInput!) {
        updateArenaTeacher(input: $input) {
          ... on UpdateArenaTeacherSuccess @alias(as: "done") {
            teacherArena {
              ...arenaTeacherColumns_row
              ...ArenaTeacherFacts_row
              ...knownTeacher_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    notSaved,
  );
}

export function useInviteTeacherMutation() {
  return useAction<InviteMutation>(
    graphql`
      mutation useArenaTeacherMutationsInviteMutation($input: InviteTeacherInput!) {
        inviteTeacher(input: $input) {
          ... on InviteTeacherSuccess @alias(as: "done") {
            teacherArena {
              invitedAt
              ...arenaTeacherColumns_row
              ...ArenaTeacherFacts_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro ao enviar o convite. Tente novamente." } },
  );
}

export function useSetTeachingActiveMutation() {
  return useAction<ActiveMutation>(
    graphql`
      mutation useArenaTeacherMutationsActiveMutation($input: SetTeachingActiveInput!) {
        setTeachingActive(input: $input) {
          ... on SetTeachingActiveSuccess @alias(as: "done") {
            teacherArena {
              ...arenaTeacherColumns_row
              ...ArenaTeacherFacts_row
              ...knownTeacher_row
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    notSaved,
  );
}
