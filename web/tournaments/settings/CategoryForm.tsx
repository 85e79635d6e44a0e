import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import {
  categoryFormSchema,
  categoryLevels,
  type CategorySettings,
  type CategorySettingsInput,
} from "../../../server/tournaments/categories/category-settings.rules";
import {
  tournamentGenderLabel,
  tournamentGenders,
} from "../../../server/tournaments/tournament-labels.rules";
import type { CategoryForm_category$key } from "../../__generated__/CategoryForm_category.graphql";
import { MoneyField } from "../../ui/form/MoneyField";
import { numberOrNull } from "../../ui/form/number-or-null";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField } from "../../ui/form/SelectField";
import { applyServerErrors } from "../../ui/form/server-errors";
import { useUnsaved } from "../../ui/form/use-unsaved";
import { TextField } from "../../ui/form/TextField";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { onlyTouched } from "./settings-values";
import { useAddCategoryMutation, useUpdateCategoryMutation } from "./use-category-mutations";

interface CategoryFormProps {
  tournamentId: string;
  defaultFeeInCents: number;
  /** Null for a new one. */
  category: CategoryForm_category$key | null;
  onUnsaved: (unsaved: boolean) => void;
  onDone: () => void;
}

const genders = tournamentGenders.map((value) => ({ value, label: tournamentGenderLabel[value] }));

/** For whom a category is, for how many and for how much. */
export function CategoryForm({
  tournamentId,
  defaultFeeInCents,
  category: key,
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
      }
    `,
    key,
  );
  // What it was when the form opened: somebody else's change must not move what is being typed.
  const [stored] = useState(category);
  const level = stored?.level ?? "Livre";
  // One of old, or of another origin, is told as it is and may stay.
  const levels = [...new Set([...categoryLevels, level])];
  const form = useForm<CategorySettingsInput, unknown, CategorySettings>({
    resolver: zodResolver(categoryFormSchema(level)),
    defaultValues: {
      name: stored?.name ?? "",
      level,
      gender: stored?.gender ?? "MIXED",
      minAge: stored?.minAge ?? null,
      maxAge: stored?.maxAge ?? null,
      maxParticipants: stored?.maxParticipants ?? null,
      feeInCents: stored?.feeInCents ?? defaultFeeInCents,
    },
  });
  const { register, control, formState } = form;
  // Read while rendering: the form keeps count only for those who look.
  const { errors, dirtyFields: touched, isDirty } = formState;
  useUnsaved(isDirty, onUnsaved);
  // The button that was pressed is gone: the keyboard goes on in the form.
  const { setFocus } = form;
  useEffect(() => setFocus("name"), [setFocus]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [add, adding] = useAddCategoryMutation();
  const [update, updating] = useUpdateCategoryMutation();
  const pending = adding || updating;
  const asNumber = { setValueAs: numberOrNull };
  const digits = { inputMode: "numeric", autoComplete: "off" } as const;

  const submit = async (settings: CategorySettings) => {
    setRefusals([]);
    const answer = stored
      ? (await update({ input: { categoryId: stored.id, ...onlyTouched(settings, touched) } }))
          ?.updateCategory
      : (await add({ input: { tournamentId, ...settings } }))?.addCategory;
    if (answer?.__typename === "InvalidInput") setRefusals(applyServerErrors(form, answer.fields));
    if (answer?.__typename === "RuleViolation") setRefusals([answer.message]);
    if (answer?.__typename !== "AddCategorySuccess" && answer?.__typename !== "UpdateCategorySuccess") return;
    onDone();
    toast.success({ title: stored ? "Categoria salva" : "Categoria criada" });
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap="4">
        <TextField
          label="Nome da categoria"
          hint="Por exemplo: Feminino C, Mista 40+"
          required
          error={errors.name?.message}
          {...register("name")}
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <SelectField
            label="Nível"
            options={levels.map((value) => ({ value, label: value }))}
            error={errors.level?.message}
            {...register("level")}
          />
          <SelectField
            label="Gênero"
            options={genders}
            error={errors.gender?.message}
            {...register("gender")}
          />
          <TextField
            label="Idade mínima"
            error={errors.minAge?.message}
            {...digits}
            {...register("minAge", asNumber)}
          />
          <TextField
            label="Idade máxima"
            error={errors.maxAge?.message}
            {...digits}
            {...register("maxAge", asNumber)}
          />
          <TextField
            label="Máximo de participantes"
            hint="Em branco: sem limite próprio"
            error={errors.maxParticipants?.message}
            {...digits}
            {...register("maxParticipants", asNumber)}
          />
          <MoneyField label="Valor da inscrição" hint="Por atleta" control={control} name="feeInCents" />
        </SimpleGrid>
        {refusals.map((message) => (
          <Notice key={message} tone="error">
            {message}
          </Notice>
        ))}
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
