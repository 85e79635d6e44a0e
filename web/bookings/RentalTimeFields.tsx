import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { counted } from "../../server/platform/numbers.rules";
import { ChoiceChips } from "../ui/form/Chips";
import { DateField, SelectField, TextField } from "../ui/form/Fields";
import { formatDay, formatMoney, formatShortDay } from "../ui/format";
import { Notice } from "../ui/PageStates";
import type { RentalPlace } from "./public/rental-place";

interface RentalTimeFieldsProps {
  place: Pick<RentalPlace, "courts" | "today">;
  courtKey: UseFormRegisterReturn;
  date: UseFormRegisterReturn;
  startsAt: UseFormRegisterReturn;
  endsAt: UseFormRegisterReturn;
  /** Of an end after midnight. */
  endHint?: string;
  errors: FieldErrors<{ courtKey: string; date: string; startsAt: string; endsAt: string }>;
}

/** Which court, on which day, from when until when. */
export function RentalTimeFields(props: RentalTimeFieldsProps) {
  const { place, courtKey, date, startsAt, endsAt, endHint, errors } = props;
  return (
    <>
      <SelectField
        label="Quadra"
        required
        placeholder="Escolha"
        options={place.courts.map(({ key, name }) => ({ value: key, label: name }))}
        error={errors.courtKey?.message}
        {...courtKey}
      />
      <SimpleGrid columns={{ base: 2, sm: 3 }} gap="5" alignItems="start">
        <DateField label="Dia" required min={place.today} error={errors.date?.message} {...date} />
        <TextField label="Início" type="time" required error={errors.startsAt?.message} {...startsAt} />
        <TextField
          label="Fim"
          type="time"
          required
          hint={endHint}
          error={errors.endsAt?.message}
          {...endsAt}
        />
      </SimpleGrid>
    </>
  );
}

/** What the server says of a series that comes into the way of others. */
export interface Collisions {
  readonly message: string;
  readonly freeCount: number;
  readonly freeInCents: number;
  readonly closedDays: readonly string[];
  readonly dates: readonly {
    readonly on: string;
    readonly priceInCents: number;
    readonly inTheWay: readonly string[];
    readonly rentalIds: readonly string[];
  }[];
}

/** What becomes of a date: it is left out, or what stands there is called off. */
type DateChoice = "SKIP" | "CALL_OFF";
export type DateChoices = Readonly<Record<string, DateChoice>>;

const options = [
  { value: "SKIP", label: "Pular" },
  { value: "CALL_OFF", label: "Cancelar" },
] as const;

/** How many dates the series has with these choices, and what they come to. */
function chosenSeries(
  { freeCount, freeInCents, dates }: Collisions,
  choices: DateChoices,
): { count: number; priceInCents: number } {
  const calledOff = dates.filter(({ on }) => choices[on] === "CALL_OFF");
  return {
    count: freeCount + calledOff.length,
    priceInCents: calledOff.reduce((sum, { priceInCents }) => sum + priceInCents, freeInCents),
  };
}

interface SeriesDatesProps {
  collisions: Collisions;
  choices: DateChoices;
  onChoose: (on: string, choice: DateChoice) => void;
}

/** The dates of a series on which something stands, and what becomes of each. */
export function SeriesDates({ collisions, choices, onChoose }: SeriesDatesProps) {
  const { message, dates, closedDays } = collisions;
  const { count, priceInCents } = chosenSeries(collisions, choices);
  return (
    <Stack gap="4" as="section" aria-label="Datas ocupadas">
      <Notice tone="warning">{message}</Notice>
      <Stack as="ul" listStyleType="none" gap="4">
        {dates.map(({ on, inTheWay, rentalIds }) => (
          <Stack as="li" key={on} gap="2">
            <Stack gap="0" textStyle="sm">
              {inTheWay.map((sentence) => (
                <Text key={sentence}>{sentence}</Text>
              ))}
            </Stack>
            {rentalIds.length > 0 ? (
              <ChoiceChips
                legend={formatDay(on)}
                columns={2}
                options={options}
                value={choices[on] ?? "SKIP"}
                onChange={(choice) => onChoose(on, choice)}
              />
            ) : (
              <Text textStyle="sm" color="fg.muted">
                Só locações podem ser canceladas daqui: esta data será pulada.
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
      {closedDays.length > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          A arena está fechada em {closedDays.map(formatShortDay).join("; ")}: sem locação.
        </Text>
      ) : null}
      <Text fontWeight="bold" aria-live="polite">
        {count === 0
          ? "Todas as datas ficariam de fora."
          : `Total: ${counted(count, "data", "datas")}, ${formatMoney(priceInCents)}`}
      </Text>
      {Object.values(choices).includes("CALL_OFF") ? (
        <Text textStyle="sm" color="fg.muted">
          Quem tinha a locação cancelada não paga nada; quem pediu pela página recebe um e-mail.
        </Text>
      ) : null}
    </Stack>
  );
}
