import type { FormEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import type { TournamentChange, UpdateTournamentInput } from "../../../server/tournaments/tournament.rules";
import type { saveSettingsAddMutation as AddMutation } from "../../__generated__/saveSettingsAddMutation.graphql";
import type { saveSettingsAddPresetsMutation as AddPresetsMutation } from "../../__generated__/saveSettingsAddPresetsMutation.graphql";
import type { saveSettingsRegistrationMutation as UpdateRegistrationMutation } from "../../__generated__/saveSettingsRegistrationMutation.graphql";
import type { saveSettingsRemoveMutation as RemoveMutation } from "../../__generated__/saveSettingsRemoveMutation.graphql";
import type { saveSettingsTournamentMutation as UpdateTournamentMutation } from "../../__generated__/saveSettingsTournamentMutation.graphql";
import type { saveSettingsUpdateMutation as UpdateMutation } from "../../__generated__/saveSettingsUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";

const failure = { title: "Erro", description: "Erro ao salvar a categoria." };

export function useAddCategoryMutation() {
  return useAction<AddMutation>(
    graphql`
      mutation saveSettingsAddMutation($input: AddCategoryInput!) {
        addCategory(input: $input) {
          ... on AddCategorySuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure, covers: ["TournamentPageSubscription"] },
  );
}

export function useAddPresetCategoriesMutation() {
  return useAction<AddPresetsMutation>(
    graphql`
      mutation saveSettingsAddPresetsMutation($input: AddPresetCategoriesInput!) {
        addPresetCategories(input: $input) {
          ... on AddPresetCategoriesSuccess @alias(as: "done") {
            created
            existing
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure, covers: ["TournamentPageSubscription"] },
  );
}

export function useUpdateCategoryMutation() {
  return useAction<UpdateMutation>(
    graphql`
      mutation saveSettingsUpdateMutation($input: UpdateCategoryInput!) {
        updateCategory(input: $input) {
          ... on UpdateCategorySuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure, covers: ["TournamentPageSubscription"] },
  );
}

export function useRemoveCategoryMutation() {
  return useAction<RemoveMutation>(
    graphql`
      mutation saveSettingsRemoveMutation($input: RemoveCategoryInput!) {
        removeCategory(input: $input) {
          ... on RemoveCategorySuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro", description: "Erro ao remover a categoria." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

export function useUpdateTournamentMutation() {
  return useAction<UpdateTournamentMutation>(
    graphql`
      mutation saveSettingsTournamentMutation($input: UpdateTournamentInput!) {
        updateTournament(input: $input) {
          ... on UpdateTournamentSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro", description: "Erro ao salvar configurações do torneio." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

export function useUpdateRegistrationMutation() {
  return useAction<UpdateRegistrationMutation>(
    graphql`
      mutation saveSettingsRegistrationMutation($input: UpdateRegistrationInput!) {
        updateRegistration(input: $input) {
          ... on UpdateRegistrationSuccess @alias(as: "done") {
            tournament {
              ...TournamentPage_tournament
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro", description: "Erro ao salvar as regras de inscrição." },
      covers: ["TournamentPageSubscription"],
    },
  );
}

/** The form's values before validation. */
export type SettingsInput = UpdateTournamentInput;
/** The form's values after validation. */
export type SettingsChange = TournamentChange;

/** Only the fields that the user edited, so that concurrent changes to other fields are not overwritten. */
export function onlyTouched<Change extends object>(
  change: Change,
  touched: Partial<Record<keyof Change, boolean>>,
): Partial<Change> {
  const kept = Object.entries(change).filter(([name]) => touched[name as keyof Change]);
  return Object.fromEntries(kept) as Partial<Change>;
}

/**
 * What was sent is saved; what the user has edited since stays in the form, unsaved.
 * @returns whether there is such a later edit.
 */
export function markSaved<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getValues" | "reset" | "setValue">,
  sent: Values,
): boolean {
  const now = { ...form.getValues() };
  const later = (Object.keys(now) as Path<Values>[]).filter((name) => !Object.is(now[name], sent[name]));
  form.reset(sent);
  for (const name of later) form.setValue(name, now[name], { shouldDirty: true });
  return later.length > 0;
}

/** A form's onSubmit that passes on the values as they were at the press, for `markSaved`. */
export function submitWithValues<Values extends FieldValues, Change>(
  form: Pick<UseFormReturn<Values, unknown, Change>, "getValues" | "handleSubmit">,
  submit: (change: Change, sent: Values) => Promise<void>,
): (event: FormEvent) => void {
  return (event) => {
    const sent = { ...form.getValues() };
    void form.handleSubmit((change) => submit(change, sent))(event);
  };
}
