import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Layers, Plus, Trash2 } from "lucide-react";
import { type ReactNode, type Ref, useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { counted } from "../../../server/platform/numbers.rules";
import { levelInWords } from "../../../server/sport/athlete-level.rules";
import { presetCategories } from "../../../server/tournaments/categories/category-presets.rules";
import type {
  CategoryPresets as Presets,
  CategoryPresetsInput,
  CategorySettings,
} from "../../../server/tournaments/categories/category-settings.rules";
import {
  categoryLevels,
  type TournamentGender,
  tournamentGenderLabel,
  tournamentGenders,
} from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import { Panel } from "../../ui/Cards";
import { CheckChips } from "../../ui/form/Chips";
import { TextField } from "../../ui/form/Fields";
import { MoneyField } from "../../ui/form/MoneyField";
import { PendingButton } from "../../ui/form/PendingButton";
import { useLateRules } from "../../ui/form/server-form";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { formatMoney } from "../../ui/format";
import { Notice } from "../../ui/PageStates";

interface CategoryTerms {
  readonly level: string;
  readonly gender: TournamentGender;
  readonly minAge?: number | null | undefined;
  readonly maxAge?: number | null | undefined;
  readonly feeInCents: number;
}

/** "C: até C · Feminino · a partir de 40 anos · R$ 80,00": whom a category is for and what it costs. */
const categoryTermsInWords = ({ level, gender, minAge, maxAge, feeInCents }: CategoryTerms): string =>
  [
    levelInWords(level),
    tournamentGenderLabel[gender],
    agesInWords(minAge, maxAge),
    feeInCents === 0 ? "gratuita" : formatMoney(feeInCents),
  ]
    .filter((part) => part !== null)
    .join(" · ");

function agesInWords(min: number | null | undefined, max: number | null | undefined): string | null {
  if (typeof min === "number" && typeof max === "number") return `${min} a ${max} anos`;
  if (typeof min === "number") return `a partir de ${min} anos`;
  return typeof max === "number" ? `até ${max} anos` : null;
}

interface CategoryLineProps {
  category: CategoryTerms & { readonly name: string };
  /** How many may enter, or did; null where there is nothing to say of it. */
  places: string | null;
  /** Buttons beside it. */
  children: ReactNode;
}

/** A category among those of an event: whom it is for, what it costs, and what can be done with it. */
export function CategoryLine({ category, places, children }: CategoryLineProps) {
  return (
    <Flex gap="3" align="center" justify="space-between" wrap="wrap">
      <Stack gap="0.5" flex="1" minW="12rem">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {category.name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {categoryTermsInWords(category)}
          {places === null ? null : ` · ${places}`}
        </Text>
      </Stack>
      <HStack gap="2">{children}</HStack>
    </Flex>
  );
}

interface CategoryListProps {
  label: string;
  /** Takes the focus when what had it is gone. */
  ref: Ref<HTMLUListElement>;
  children: ReactNode;
}

export function CategoryList({ label, ref, children }: CategoryListProps) {
  return (
    <chakra.ul
      ref={ref}
      tabIndex={-1}
      outline="0"
      aria-label={label}
      listStyleType="none"
      display="grid"
      gap="2.5"
    >
      {children}
    </chakra.ul>
  );
}

interface CategoryButtonProps {
  onClick: () => void;
}

export function RemoveCategory({
  name,
  disabled = false,
  onClick,
}: CategoryButtonProps & { name: string; disabled?: boolean }) {
  return (
    <Button size="sm" variant="ghost" colorPalette="red" disabled={disabled} onClick={onClick}>
      <Trash2 />
      Remover
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

export function AddCategory({ onClick }: CategoryButtonProps) {
  return (
    <Button variant="outline" alignSelf="flex-start" onClick={onClick}>
      <Plus />
      Adicionar categoria
    </Button>
  );
}

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
