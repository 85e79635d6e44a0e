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
          __typename
          ... on RegisterTeacherSuccess {
            teacherArena {
              id
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            path
            message
          }
          ... on TooManyAttempts {
            message
          }
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
          __typename
          ... on UpdateArenaTeacherSuccess {
            teacherArena {
              ...arenaTeacherRow_row
              ...ArenaTeacherFacts_row
              ...knownTeacher_row
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            path
            message
          }
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
          __typename
          ... on InviteTeacherSuccess {
            teacherArena {
              invitedAt
              ...arenaTeacherRow_row
              ...ArenaTeacherFacts_row
            }
          }
          ... on InvalidInput {
            fields {
              path
              message
            }
          }
          ... on RuleViolation {
            path
            message
          }
          ... on TooManyAttempts {
            message
          }
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
          __typename
          ... on SetTeachingActiveSuccess {
            teacherArena {
              ...arenaTeacherRow_row
              ...ArenaTeacherFacts_row
              ...knownTeacher_row
            }
          }
          ... on RuleViolation {
            message
          }
        }
      }
    `,
    notSaved,
  );
}
