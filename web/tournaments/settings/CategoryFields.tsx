import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { levelInWords } from "../../../server/sport/athlete-level.rules";
import type {
  CategorySettings,
  CategorySettingsInput,
} from "../../../server/tournaments/categories/category-settings.rules";
import {
  placeModeLabel,
  placeModes,
  type PlaceMode,
} from "../../../server/tournaments/categories/place-modes.rules";
import {
  categoryLevels,
  tournamentGenderLabel,
  tournamentGenders,
} from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import { MoneyField, OptionalMoneyField } from "../../ui/form/MoneyField";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { SelectField, TextField } from "../../ui/form/Fields";

const genders = tournamentGenders.map((value) => ({ value, label: tournamentGenderLabel[value] }));
const asNumber = { setValueAs: numberOrNull };
const asCount = { setValueAs: (typed: unknown) => numberOrNull(typed) ?? 0 };
const digits = { inputMode: "numeric", autoComplete: "off" } as const;

interface CategoryFieldsProps {
  form: UseFormReturn<CategorySettingsInput, unknown, CategorySettings>;
  /** The stored level. A level from old or imported data that is not selectable is shown and may be kept. */
  level?: string;
  /** Whether the other fields have no say any more. */
  onlyPlaces?: boolean;
  places?: PlacesBackground;
}

/** What the choice of who gets the places depends on besides the form. */
interface PlacesBackground {
  inPairs: boolean;
  /** Null without a ranking attached to the category. */
  rankingName: string | null;
  /** Whether places were given by ranking or lots already. */
  assigned: boolean;
}

const modeHint: Record<PlaceMode, string> = {
  ENTRY_ORDER: "A vaga é de quem se inscreve primeiro; com a categoria cheia, lista de espera",
  RANKING: "Até o fim das inscrições todos esperam, sem cobrança; depois, mais pontos primeiro",
  LOTS: "Até o fim das inscrições todos esperam, sem cobrança; depois, um sorteio decide",
};

/** The fields of a category: gender, level, age, limit and price. */
export function CategoryFields({
  form: { register, control, formState },
  level,
  onlyPlaces = false,
  places: { inPairs, rankingName, assigned } = { inPairs: true, rankingName: null, assigned: false },
}: CategoryFieldsProps) {
  const { errors } = formState;
  const mode = useWatch({ control, name: "placeMode" }) ?? "ENTRY_ORDER";
  const modes = assigned
    ? [mode]
    : placeModes.filter((each) => each !== "RANKING" || rankingName !== null || mode === "RANKING");
  const levels = new Set([...categoryLevels, ...(level ? [level] : [])]);
  const most = (
    <TextField
      label="Máximo de participantes"
      hint="Em atletas: uma dupla conta dois. Se vazio, sem limite próprio"
      error={errors.maxParticipants?.message}
      {...digits}
      {...register("maxParticipants", asNumber)}
    />
  );
  const whoGetsThem = (
    <>
      <SelectField
        label="Quem fica com a vaga"
        hint={
          assigned
            ? "As vagas já foram definidas: o modo não muda mais"
            : mode === "ENTRY_ORDER" && rankingName === null
              ? `${modeHint.ENTRY_ORDER}. Para escolher por ranking, vincule um à categoria`
              : modeHint[mode]
        }
        options={modes.map((value) => ({
          value,
          label:
            value === "RANKING" && rankingName !== null
              ? `${placeModeLabel.RANKING}: ${rankingName}`
              : placeModeLabel[value],
        }))}
        error={errors.placeMode?.message}
        {...register("placeMode")}
      />
      <TextField
        label="Convites da organização"
        hint={
          inPairs
            ? "Duplas que você escolhe: as vagas ficam guardadas até o convite"
            : "Atletas que você escolhe: as vagas ficam guardadas até o convite"
        }
        error={errors.wildCards?.message}
        {...digits}
        {...register("wildCards", asCount)}
      />
    </>
  );
  if (onlyPlaces)
    return (
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {most}
        {whoGetsThem}
      </SimpleGrid>
    );
  return (
    <>
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
          options={[...levels].map((value) => ({ value, label: levelInWords(value) }))}
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
        {most}
        <MoneyField label="Valor da inscrição" hint="Por atleta" control={control} name="feeInCents" />
        <OptionalMoneyField
          label="Preço antecipado"
          hint="Vale até o dia definido nas inscrições. Se vazio, sem desconto"
          control={control}
          name="earlyFeeInCents"
        />
        {whoGetsThem}
      </SimpleGrid>
    </>
  );
}
