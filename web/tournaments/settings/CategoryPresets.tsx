import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Layers } from "lucide-react";
import { useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { counted } from "../../../server/platform/plural.rules";
import { levelInWords } from "../../../server/sport/admitted-levels.rules";
import { presetCategories } from "../../../server/tournaments/categories/category-presets.rules";
import type {
  CategoryPresets as Presets,
  CategoryPresetsInput,
  CategorySettings,
} from "../../../server/tournaments/categories/category-settings.rules";
import {
  categoryLevels,
  tournamentGenderLabel,
  tournamentGenders,
} from "../../../server/tournaments/tournament-labels.rules";
import { Panel } from "../../ui/Card";
import { CheckChips } from "../../ui/form/CheckChips";
import { MoneyField } from "../../ui/form/MoneyField";
import { numberOrNull } from "../../ui/form/number-or-null";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { Notice } from "../../ui/Notice";

const genders = tournamentGenders.map((value) => ({
  value,
  label: tournamentGenderLabel[value],
  spoken: tournamentGenderLabel[value],
}));
const levels = categoryLevels.map((value) => ({ value, label: value, spoken: levelInWords(value) }));

interface CategoryPresetsProps {
  /** Names of the existing categories. */
  names: readonly string[];
  /** @returns an error message to show, or null. */
  onInclude: (presets: Presets, missing: CategorySettings[]) => Promise<string | null> | string | null;
  pending?: boolean;
}

/** Adds masculino, feminino and misto in the usual levels with one tap; the organiser may deselect some first. */
export function CategoryPresets({ names, onInclude, pending = false }: CategoryPresetsProps) {
  const form = useForm<CategoryPresetsInput, unknown, Presets>({
    resolver: useLateRules(
      async () =>
        (await import("../../../server/tournaments/categories/category-settings.rules"))
          .categoryPresetsSchema,
    ),
    defaultValues: {
      genders: [...tournamentGenders],
      levels: ["D", "C", "B", "A/PRO"],
      feeInCents: 0,
      maxParticipants: null,
    },
  });
  const { control, register, formState } = form;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [chosenGenders, chosenLevels] = useWatch({ control, name: ["genders", "levels"] });
  const missing = presetCategories(
    { genders: chosenGenders, levels: chosenLevels, feeInCents: 0, maxParticipants: null },
    names,
  ).missing.length;
  // If nothing is selected the button stays enabled: pressing it shows which selection is missing.
  const allThere = missing === 0 && chosenGenders.length > 0 && chosenLevels.length > 0;
  const include = form.handleSubmit(async (presets) => {
    setRefusal(await onInclude(presets, presetCategories(presets, names).missing));
  });

  return (
    <Panel p="4" boxShadow="xs">
      {/* It may be nested in another form: Enter adds the categories here instead of submitting that form. */}
      <chakra.fieldset
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          if (!allThere && !pending) void include();
        }}
      >
        <chakra.legend textStyle="md" fontWeight="bold" float="left" w="full" mb="3">
          Categorias prontas
        </chakra.legend>
        <Stack gap="4" clear="both">
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <Controller
              control={control}
              name="genders"
              render={({ field, fieldState }) => (
                <CheckChips
                  legend="Gêneros"
                  options={genders}
                  value={field.value}
                  onChange={field.onChange}
                  {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
                />
              )}
            />
            <Controller
              control={control}
              name="levels"
              render={({ field, fieldState }) => (
                <CheckChips
                  legend="Níveis"
                  options={levels}
                  value={field.value}
                  onChange={field.onChange}
                  {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
                />
              )}
            />
            <MoneyField
              label="Valor de cada inscrição"
              hint="Por atleta, em cada categoria"
              control={control}
              name="feeInCents"
            />
            <TextField
              label="Vagas por categoria"
              hint="Em atletas; se vazio, sem limite próprio"
              inputMode="numeric"
              autoComplete="off"
              error={formState.errors.maxParticipants?.message}
              {...register("maxParticipants", { setValueAs: numberOrNull })}
            />
          </SimpleGrid>
          {refusal === null ? null : <Notice tone="error">{refusal}</Notice>}
          <PendingButton
            variant="outline"
            colorPalette="sea"
            alignSelf="flex-start"
            pending={pending}
            blocked={allThere}
            onClick={() => void include()}
          >
            <Layers />
            {allThere
              ? "Todas já estão na lista"
              : missing === 0
                ? "Incluir categorias"
                : `Incluir ${counted(missing, "categoria", "categorias")}`}
          </PendingButton>
        </Stack>
      </chakra.fieldset>
    </Panel>
  );
}
