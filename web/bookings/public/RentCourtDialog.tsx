import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import type { dayUseSchema, rentCourtSchema } from "../../../server/bookings/rental.rules";
import { furthestRentalDays } from "../../../server/bookings/rental-words.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { addDays, isCalendarDate, weekdayNameOf } from "../../../server/platform/time/calendar-day.rules";
import { weeklyDays } from "../../../server/platform/time/clock-time.rules";
import { AthleteChoices, type ChosenAthlete } from "../../athletes/public/AthleteChoice";
import { ChoiceChips } from "../../ui/form/Chips";
import { DateField, TextAreaField, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { nightEndHint } from "../../ui/form/night-end";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { SearchedChoices } from "../../ui/form/Choices";
import { useServerFormWith } from "../../ui/form/server-form";
import { formatMoney } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import type { RentalPlace } from "./rental-place";
import { lengthInWords, typedPrice } from "../rental-price";
import { type Collisions, type DateChoices, RentalTimeFields, SeriesDates } from "../RentalTimeFields";
import { useAddDayUseMutation, useRentCourtMutation } from "../use-rental-mutations";

const kinds = [
  { value: "PERIOD", label: "Por Período" },
  { value: "DAY_USE", label: "Day Use" },
] as const;
type Kind = (typeof kinds)[number]["value"];

const clients = [
  { value: "NAMED", label: "Nome e telefone" },
  { value: "ATHLETE", label: "Atleta da arena" },
] as const;
type Client = (typeof clients)[number]["value"];
const noAthletes: ReadonlySet<string> = new Set();

type Typed = z.input<typeof rentCourtSchema> & z.input<typeof dayUseSchema>;
type Rental = z.output<typeof rentCourtSchema>;
type DayUse = z.output<typeof dayUseSchema>;

/** The number of weekly dates from the first to the last, inclusive; 0 for an invalid range. */
const weeksOf = (from: string, until: string): number =>
  until < from || until > addDays(from, furthestRentalDays)
    ? 0
    : weeklyDays(weekdayNameOf(from), from, until).length;

interface RentCourtDialogProps {
  place: RentalPlace;
  /** The prefilled date: YYYY-MM-DD. */
  date: string;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** 'Locação de Quadra': rents a court once or every week, or records Day Use visitors. */
export function RentCourtDialog({ place, date, open, onDone, onClose }: RentCourtDialogProps) {
  const timeZone = usePlaceTime();
  const [kind, setKind] = useState<Kind>("PERIOD");
  const isPeriod = kind === "PERIOD";
  const [client, setClient] = useState<Client>("NAMED");
  const [athlete, setAthlete] = useState<ChosenAthlete | null>(null);
  const isAthletes = client === "ATHLETE";
  const [checked, setChecked] = useState<{ series: string; collisions: Collisions } | null>(null);
  const [choices, setChoices] = useState<DateChoices>({});
  const [rent, renting] = useRentCourtMutation();
  const [add, adding] = useAddDayUseMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      async ({ priceInCents, contact, ...input }) => {
        const common = {
          arenaId: place.arenaId,
          contact: contact || null,
          athleteId: isAthletes ? (athlete?.id ?? null) : null,
          priceInCents: own ? priceInCents : null,
        };
        if ("people" in input) return (await add({ input: { ...input, ...common } }))?.addDayUse;
        const seen = collisions?.dates ?? [];
        const [skipped, calledOff] = [
          seen.filter(({ on }) => choices[on] !== "CALL_OFF"),
          seen.filter(({ on }) => choices[on] === "CALL_OFF"),
        ];
        const answer = await rent({
          input: {
            ...input,
            ...common,
            until: input.until || null,
            skipped: skipped.map(({ on }) => on),
            calledOff: calledOff.flatMap(({ rentalIds }) => rentalIds),
          },
        });
        return answer?.rentCourt;
      },
      renting || adding,
    ],
    {
      // Each schema validates its own fields.
      rules: async () => {
        const { rentCourtSchema, dayUseSchema } = await import("../../../server/bookings/rental.rules");
        return (isPeriod ? rentCourtSchema : dayUseSchema) as unknown as z.ZodType<Rental | DayUse, Typed>;
      },
      defaultValues: {
        clientName: "",
        contact: "",
        courtKey: place.courts.length === 1 ? place.courts[0]!.key : "",
        date,
        startsAt: "19:00",
        endsAt: "20:00",
        until: "",
        note: "",
        people: 1,
      },
      onDone: (done) => {
        if ("dayUse" in done)
          toast.success({ title: "Day Use registrado", description: formatMoney(done.dayUse.priceInCents) });
        else {
          const { seriesSize, priceInCents } = done.rental;
          toast.success({
            title:
              seriesSize > 1
                ? `${counted(seriesSize, "locação", "locações")} no calendário`
                : "Quadra alugada",
            description: `${formatMoney(priceInCents ?? 0)}${seriesSize > 1 ? " cada uma" : ""}`,
          });
        }
        onDone();
      },
      onRefused: (answer) => {
        if (!("rentalCollisions" in answer) || !answer.rentalCollisions) return false;
        setChecked({ series, collisions: answer.rentalCollisions });
        return true;
      },
    },
  );
  const { register, control, formState, setValue, resetField } = form;
  const { errors, dirtyFields } = formState;
  const [typedDate, startsAt, endsAt, typedPeople, courtKey, until, typedCents] = useWatch({
    control,
    name: ["date", "startsAt", "endsAt", "people", "courtKey", "until", "priceInCents"],
  });
  const hours = typedPrice({ date: typedDate, startsAt, endsAt }, place, timeZone);
  const proposed = isPeriod
    ? hours?.priceInCents
    : (isAthletes ? 1 : Number(typedPeople) || 0) * place.dayUseInCents;
  const own: boolean = dirtyFields.priceInCents === true;
  useEffect(() => {
    if (!own && proposed !== undefined) setValue("priceInCents", proposed);
  }, [own, proposed, setValue]);
  // Collisions are kept together with the series they belong to, and ignored for any other series.
  const series: string = JSON.stringify([
    courtKey,
    typedDate,
    startsAt,
    endsAt,
    until,
    own ? typedCents : null,
  ]);
  const collisions: Collisions | null = isPeriod && checked?.series === series ? checked.collisions : null;
  const chooseAthlete = (chosen: ChosenAthlete | null) => {
    setAthlete(chosen);
    form.clearErrors("clientName");
    form.setValue("clientName", chosen?.name ?? "", { shouldDirty: true });
  };
  const choose = (next: Kind) => {
    setKind(next);
    form.clearErrors();
    // The typed price was for the other kind.
    resetField("priceInCents");
  };
  const weeks =
    isPeriod && isCalendarDate(typedDate) && isCalendarDate(until ?? "") ? weeksOf(typedDate, until!) : 0;
  const each = own ? typedCents : hours?.priceInCents;
  const priceHint = isPeriod
    ? hours &&
      `${lengthInWords(hours.minutes)} pela tabela: ${formatMoney(hours.priceInCents)}${weeks > 1 ? " cada uma" : ""}`
    : `${formatMoney(place.dayUseInCents)} por pessoa`;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Locação de Quadra"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel={isPeriod ? "Alugar" : "Registrar"}
      pendingLabel={isPeriod ? "Alugando…" : "Registrando…"}
    >
      <ChoiceChips legend="Tipo" columns={2} options={kinds} value={kind} onChange={choose} />
      <ChoiceChips
        legend="Cliente"
        columns={2}
        options={clients}
        value={client}
        onChange={(next) => {
          setClient(next);
          chooseAthlete(null);
          // An athlete's Day Use is for one person; groups are recorded by name.
          if (next === "ATHLETE") setValue("people", 1);
        }}
      />
      {isAthletes ? (
        <SearchedChoices
          label="Atleta"
          required
          placeholder="Nome do atleta"
          error={errors.athleteId?.message ?? (errors.clientName ? "Escolha o atleta" : undefined)}
          onSearch={() => chooseAthlete(null)}
        >
          {(search, attempt) => (
            <AthleteChoices
              arenaId={place.arenaId}
              search={search}
              attempt={attempt}
              without={noAthletes}
              chosen={athlete?.id ?? null}
              onChoose={chooseAthlete}
            />
          )}
        </SearchedChoices>
      ) : (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
          <TextField
            label="Nome do cliente"
            required
            autoComplete="off"
            error={errors.clientName?.message}
            {...register("clientName")}
          />
          <TextField
            label="Contato"
            hint="Telefone ou e-mail, para avisar"
            autoComplete="off"
            error={errors.contact?.message}
            {...register("contact")}
          />
        </SimpleGrid>
      )}
      {isPeriod ? (
        <RentalTimeFields
          place={place}
          courtKey={register("courtKey")}
          date={register("date")}
          startsAt={register("startsAt")}
          endsAt={register("endsAt")}
          endHint={nightEndHint(startsAt, endsAt)}
          errors={errors}
        />
      ) : null}
      <SimpleGrid columns={{ base: isPeriod ? 1 : 2, sm: isPeriod ? 2 : 3 }} gap="5" alignItems="start">
        {isPeriod ? (
          <DateField
            label="Toda semana até"
            hint="Em branco: só neste dia"
            min={typedDate}
            error={errors.until?.message}
            {...register("until")}
          />
        ) : (
          <>
            <DateField
              label="Dia"
              required
              min={place.today}
              error={errors.date?.message}
              {...register("date")}
            />
            {isAthletes ? null : (
              <TextField
                label="Pessoas"
                type="number"
                inputMode="numeric"
                min={1}
                max={50}
                required
                error={errors.people?.message}
                {...register("people", { setValueAs: numberOrNull })}
              />
            )}
          </>
        )}
        <MoneyField label="Valor (R$)" hint={priceHint ?? undefined} control={control} name="priceInCents" />
      </SimpleGrid>
      {isPeriod ? (
        <TextAreaField
          label="Observação"
          hint="Só a arena lê aqui; o atleta recebe este texto se baixar os dados dele."
          rows={2}
          error={errors.note?.message}
          {...register("note")}
        />
      ) : null}
      {collisions ? (
        <SeriesDates
          collisions={collisions}
          choices={choices}
          onChoose={(on, choice) => setChoices((before) => ({ ...before, [on]: choice }))}
        />
      ) : weeks > 1 && typeof each === "number" ? (
        <Text fontWeight="bold" aria-live="polite">
          Série: {counted(weeks, "data", "datas")}, {formatMoney(weeks * each)} ao todo
        </Text>
      ) : null}
    </FormDialog>
  );
}
