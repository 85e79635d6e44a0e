import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  CategorySettings,
  CategorySettingsInput,
} from "../../../server/tournaments/categories/category-settings.rules";
import type { CategoryForm_category$key } from "../../__generated__/CategoryForm_category.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { tellRefusal } from "../../ui/form/refusal";
import { useUnsaved } from "../../ui/form/use-unsaved";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { CategoryFields } from "./CategoryFields";
import { onlyTouched } from "./settings-values";
import { useAddCategoryMutation, useUpdateCategoryMutation } from "./use-category-mutations";
import { useLateRules } from "../../ui/form/use-late-rules";

interface CategoryFormProps {
  tournamentId: string;
  defaultFeeInCents: number;
  /** Null for a new one. */
  category: CategoryForm_category$key | null;
  /** Whether the tournament has begun, so that only who gets the places still changes. */
  onlyPlaces?: boolean;
  onUnsaved: (unsaved: boolean) => void;
  onDone: () => void;
}

/** The form of a new or existing category. */
export function CategoryForm({
  tournamentId,
  defaultFeeInCents,
  category: key,
  onlyPlaces = false,
  onUnsaved,
  onDone,
}: CategoryFormProps) {
  const category = useFragment(
    graphql`
      fragment CategoryForm_category on TournamentCategory {
        id
        name
        level
        gender
        minAge
        maxAge
        maxParticipants
        feeInCents
        earlyFeeInCents
        placeMode
        wildCards
        inPairs
        placesAssignedAt
        ranking {
          id
          name
        }
      }
    `,
    key,
  );
  // Snapshot from when the form opened: another user's change must not overwrite what is being typed.
  const [stored] = useState(category);
  const level = stored?.level ?? "Livre";
  // A category that was copied by ranking, but without its ranking, may stay so.
  const rankingId = stored?.ranking?.id ?? (stored?.placeMode === "RANKING" ? "" : null);
  const form = useForm<CategorySettingsInput, unknown, CategorySettings>({
    resolver: useLateRules(async () =>
      (await import("../../../server/tournaments/categories/category-settings.rules")).categoryFormSchema({
        level,
        rankingId,
        drawFormat: stored?.inPairs === false ? "SUPER_N" : "KNOCKOUT",
      }),
    ),
    defaultValues: {
      name: stored?.name ?? "",
      level,
      gender: stored?.gender ?? "MIXED",
      minAge: stored?.minAge ?? null,
      maxAge: stored?.maxAge ?? null,
      maxParticipants: stored?.maxParticipants ?? null,
      feeInCents: stored?.feeInCents ?? defaultFeeInCents,
      earlyFeeInCents: stored?.earlyFeeInCents ?? null,
      placeMode: stored?.placeMode ?? "ENTRY_ORDER",
      wildCards: stored?.wildCards ?? 0,
    },
  });
  // Read while rendering: React Hook Form only tracks the state that is read.
  const { errors, dirtyFields: touched, isDirty } = form.formState;
  useUnsaved(isDirty, onUnsaved);
  // The pressed button has disappeared: move the focus into the form.
  const { setFocus } = form;
  useEffect(() => setFocus(onlyPlaces ? "maxParticipants" : "name"), [setFocus, onlyPlaces]);
  const [add, adding] = useAddCategoryMutation();
  const [update, updating] = useUpdateCategoryMutation();
  const pending = adding || updating;

  const submit = async (settings: CategorySettings) => {
    const answer = stored
      ? (await update({ input: { categoryId: stored.id, ...onlyTouched(settings, touched) } }))
          ?.updateCategory
      : (await add({ input: { tournamentId, ...settings } }))?.addCategory;
    if (!answer?.done) return tellRefusal(form, answer?.refusal);
    onDone();
    toast.success({ title: stored ? "Categoria salva" : "Categoria criada" });
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="4">
        <CategoryFields
          form={form}
          level={level}
          onlyPlaces={onlyPlaces}
          places={{
            inPairs: stored?.inPairs ?? true,
            rankingName: stored?.ranking?.name ?? null,
            assigned: (stored?.placesAssignedAt ?? null) !== null,
          }}
        />
        {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        <HStack gap="3" justify="flex-end">
          <Button variant="ghost" colorPalette="gray" onClick={onDone} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" pending={pending}>
            {pending ? "Salvando..." : "Salvar categoria"}
          </PendingButton>
        </HStack>
      </Stack>
    </form>
  );
}
