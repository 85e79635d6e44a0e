import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { FieldErrors, FieldPath, FieldValues, UseFormRegister } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import type { ArenaFormCreateMutation as CreateMutation } from "../../__generated__/ArenaFormCreateMutation.graphql";
import type { ArenaFormHandOverMutation as HandOverMutation } from "../../__generated__/ArenaFormHandOverMutation.graphql";
import type { ArenaFormReactivateMutation as ReactivateMutation } from "../../__generated__/ArenaFormReactivateMutation.graphql";
import type { ArenaFormSuspendMutation as SuspendMutation } from "../../__generated__/ArenaFormSuspendMutation.graphql";
import type { ArenaFormUpdateMutation as UpdateMutation } from "../../__generated__/ArenaFormUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";
import { TextField } from "../../ui/form/Fields";
import { MaskedField } from "../../ui/form/MaskedField";

/** What the administration keeps of every arena. */
export interface ArenaRecordTyped {
  name: string;
  responsibleName: string;
  email: string;
  cnpj: string;
  fullAddress: string;
  contactPhone?: string | null | undefined;
}

/** As the form calls them. */
export const arenaLabels = {
  name: "Nome da Arena",
  responsibleName: "Responsável",
  email: "Email",
  cnpj: "CNPJ",
  fullAddress: "Endereço Completo",
  contactPhone: "Contato",
} as const;

interface ArenaFieldsProps<Values extends FieldValues & ArenaRecordTyped> {
  register: UseFormRegister<Values>;
  errors: FieldErrors<ArenaRecordTyped>;
  emailHint?: string;
}

export function ArenaFields<Values extends FieldValues & ArenaRecordTyped>({
  register,
  errors,
  emailHint,
}: ArenaFieldsProps<Values>) {
  const at = (field: keyof ArenaRecordTyped) => register(field as FieldPath<Values>);
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
      <TextField
        label={arenaLabels.name}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...at("name")}
      />
      <MaskedField
        mask="cnpj"
        label={arenaLabels.cnpj}
        required
        placeholder="00.000.000/0000-00"
        error={errors.cnpj?.message}
        registration={at("cnpj")}
      />
      <TextField
        label={arenaLabels.responsibleName}
        required
        autoComplete="off"
        error={errors.responsibleName?.message}
        {...at("responsibleName")}
      />
      <TextField
        label={arenaLabels.email}
        type="email"
        required
        autoComplete="off"
        hint={emailHint}
        error={errors.email?.message}
        {...at("email")}
      />
      <TextField
        label={arenaLabels.fullAddress}
        required
        autoComplete="off"
        error={errors.fullAddress?.message}
        {...at("fullAddress")}
      />
      <MaskedField
        mask="phone"
        label={arenaLabels.contactPhone}
        type="tel"
        error={errors.contactPhone?.message}
        registration={at("contactPhone")}
      />
    </SimpleGrid>
  );
}

const tryAgain = "Tente novamente.";

export function useCreateArenaMutation() {
  return useAction<CreateMutation>(
    graphql`
      mutation ArenaFormCreateMutation($input: CreateArenaInput!) {
        createArena(input: $input) {
          ... on CreateArenaSuccess @alias(as: "done") {
            asked
            arena {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao criar arena", description: tryAgain } },
  );
}

export function useUpdateArenaMutation() {
  return useAction<UpdateMutation>(
    graphql`
      mutation ArenaFormUpdateMutation($input: UpdateArenaInput!) {
        updateArena(input: $input) {
          ... on UpdateArenaSuccess @alias(as: "done") {
            arena {
              ...arenaRow_arena
            }
          }
          ... on ArenaChangedMeanwhile @alias(as: "changedMeanwhile") {
            message
            arena {
              ...arenaRow_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar a arena", description: tryAgain } },
  );
}

export function useSuspendArenaMutation() {
  return useAction<SuspendMutation>(
    graphql`
      mutation ArenaFormSuspendMutation($input: SuspendArenaInput!) {
        suspendArena(input: $input) {
          ... on SuspendArenaSuccess @alias(as: "done") {
            arena {
              active
              suspendedAt
              suspensionReason
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao suspender a arena", description: tryAgain } },
  );
}

export function useReactivateArenaMutation() {
  return useAction<ReactivateMutation>(
    graphql`
      mutation ArenaFormReactivateMutation($input: ReactivateArenaInput!) {
        reactivateArena(input: $input) {
          ... on ReactivateArenaSuccess @alias(as: "done") {
            arena {
              active
              suspendedAt
              suspensionReason
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao reativar a arena", description: tryAgain } },
  );
}

export function useHandOverArenaMutation() {
  return useAction<HandOverMutation>(
    graphql`
      mutation ArenaFormHandOverMutation($input: HandOverArenaInput!) {
        handOverArena(input: $input) {
          ... on HandOverArenaSuccess @alias(as: "done") {
            asked
            arena {
              ...arenaRow_arena
              owner {
                name
                email
              }
              invitations {
                id
                ...PlacePeople_invitation
              }
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao passar a arena", description: tryAgain } },
  );
}
