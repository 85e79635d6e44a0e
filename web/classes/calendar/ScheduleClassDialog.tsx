import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Search } from "lucide-react";
import { useState } from "react";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type { z } from "zod";
import type { scheduleClassSchema } from "../../../server/classes/class.rules";
import {
  classKindLabel,
  classKinds,
  placesOfKind,
} from "../../../server/classes/class-kind-and-status.rules";
import { addDays, isCalendarDate } from "../../../server/platform/time/calendar-day.rules";
import { endsAfter, isClockTime, spanOn } from "../../../server/platform/time/clock-time.rules";
import { athleteLevelOptions } from "../../../server/sport/athlete-level.rules";
import { ChoiceChips } from "../../ui/form/Chips";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { nightEndHint } from "../../ui/form/night-end";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { SwitchField } from "../../ui/form/SwitchField";
import { formatShortDay } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { useServerFormWith } from "../../ui/form/server-form";
import { useOpenedRow } from "../../ui/list/list-address";
import { toast } from "../../ui/toaster";
import { useScheduleClassMutation, useScheduleOwnClassMutation } from "../use-class-mutations";
import { blankIsNone, ClassStaffFields, ClassTimeFields, MinimumField } from "./ClassFields";
import { firstFreeSlot, type PlanningPlace, type WeekTaken } from "./planning";
import { AthletesField } from "../../athletes/public/AthleteChoice";

type Typed = z.input<typeof scheduleClassSchema>;
type NewClass = z.output<typeof scheduleClassSchema>;

interface ScheduleClassDialogProps {
  place: PlanningPlace;
  /** The prefilled date: YYYY-MM-DD. */
  date: string;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** 'Agendar Aula', or 'Nova Aula' for a teacher: schedules one class or a weekly series. */
export function ScheduleClassDialog({ place, date, open, onDone, onClose }: ScheduleClassDialogProps) {
  const [schedule, scheduling] = useScheduleClassMutation();
  const [scheduleOwn, schedulingOwn] = useScheduleOwnClassMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      async ({ name, courtKey, until, teacherKey, priceInCents, athleteIds, ...rest }) => {
        const input = {
          ...rest,
          arenaId: place.arenaId,
          name: name || null,
          courtKey: courtKey || null,
          until: until || null,
        };
        return place.ownOnly
          ? (await scheduleOwn({ input }))?.scheduleOwnClass
          : (await schedule({ input: { ...input, teacherKey, priceInCents, athleteIds } }))?.scheduleClass;
      },
      scheduling || schedulingOwn,
    ],
    {
      rules: async () => (await import("../../../server/classes/class.rules")).scheduleClassSchema,
      defaultValues: {
        name: "",
        kind: "GROUP",
        level: "D",
        teacherKey: place.teachers.length === 1 ? place.teachers[0]!.key : "",
        courtKey: "",
        date,
        startsAt: "18:00",
        endsAt: "19:00",
        weekly: true,
        until: "",
        maxStudents: placesOfKind.GROUP,
        minStudents: null,
        priceInCents: undefined,
        athleteIds: [],
      },
      onDone: async ({ session }, { weekly: repeats, date: first, until }) => {
        const { daysAhead } = await import("../../../server/classes/class.rules");
        const eightWeeksOn = addDays(first > place.today ? first : place.today, daysAhead);
        const endsBefore = until !== null && until < eightWeeksOn;
        toast.success({
          title: "Aula agendada",
          ...(repeats && !endsBefore
            ? { description: "As próximas oito semanas já estão no calendário." }
            : {}),
        });
        await navigate(addressOf(session.id), { preventScrollReset: true });
        onDone();
      },
    },
  );
  const { register, control, formState, setValue } = form;
  const { errors } = formState;
  const weekly = useWatch({ control, name: "weekly" });
  const maxStudents = useWatch({ control, name: "maxStudents" });
  const clocks = useWatch({ control, name: ["startsAt", "endsAt"] });
  const kind = useController({ control, name: "kind" }).field;
  const students = useController({ control, name: "athleteIds" });
  const navigate = useNavigate();
  const { addressOf } = useOpenedRow();

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title={place.ownOnly ? "Nova Aula" : "Agendar Aula"}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Agendar"
      pendingLabel="Agendando…"
    >
      <ChoiceChips
        legend="Tipo"
        columns={3}
        options={classKinds.map((value) => ({ value, label: classKindLabel[value] }))}
        value={kind.value}
        onChange={(value) => {
          kind.onChange(value);
          setValue("maxStudents", placesOfKind[value], { shouldDirty: true });
          // A private class has no minimum of students.
          if (value === "INDIVIDUAL") setValue("minStudents", null);
        }}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <ClassStaffFields
          teachers={place.teachers}
          courts={place.courts}
          teacherKey={register("teacherKey")}
          courtKey={register("courtKey", blankIsNone)}
          courtOnly={place.ownOnly}
          errors={errors}
        />
        <SelectField
          label="Categoria"
          required
          options={athleteLevelOptions}
          error={errors.level?.message}
          {...register("level")}
        />
        <TextField
          label="Nome do evento"
          hint="Em branco: aparece a categoria."
          autoComplete="off"
          error={errors.name?.message}
          {...register("name")}
        />
      </SimpleGrid>
      <ClassTimeFields
        dateLabel={weekly ? "Primeira aula" : "Dia"}
        today={place.today}
        date={register("date")}
        startsAt={register("startsAt")}
        endsAt={register("endsAt")}
        endHint={nightEndHint(...clocks)}
        errors={errors}
      />
      {place.week ? <FreeSlot form={form} place={place} week={place.week} /> : null}
      <SwitchField
        control={control}
        name="weekly"
        label="Toda semana"
        hint={weekly ? "No mesmo dia e horário, até você encerrar." : "Só neste dia."}
      />
      <SimpleGrid columns={{ base: 2, sm: 3 }} gap="5" alignItems="start">
        {weekly ? (
          <DateField
            label="Até"
            hint="Em branco: sem fim."
            min={place.today}
            error={errors.until?.message}
            {...register("until")}
          />
        ) : null}
        <TextField
          label="Vagas"
          type="number"
          inputMode="numeric"
          min={1}
          max={60}
          required
          error={errors.maxStudents?.message}
          {...register("maxStudents", { setValueAs: numberOrNull })}
        />
        {kind.value === "INDIVIDUAL" ? null : (
          <MinimumField
            error={errors.minStudents?.message}
            {...register("minStudents", { setValueAs: numberOrNull })}
          />
        )}
        {place.ownOnly ? null : (
          <MoneyField label="Valor por aula (R$)" control={control} name="priceInCents" />
        )}
      </SimpleGrid>
      {place.ownOnly ? null : (
        <AthletesField
          label="Alunos"
          addLabel="Incluir aluno"
          hint="Você também pode incluir alunos depois, na própria aula."
          value={students.field.value}
          onChange={students.field.onChange}
          arenaId={place.arenaId}
          max={Number(maxStudents) || 0}
          error={students.fieldState.error?.message}
        />
      )}
    </FormDialog>
  );
}

interface FreeSlotProps {
  form: UseFormReturn<Typed, unknown, NewClass>;
  place: PlanningPlace;
  week: WeekTaken;
}

/** Fills the form with the first time of the shown week at which a court and the teacher are free. */
function FreeSlot({ form, place, week }: FreeSlotProps) {
  const timeZone = usePlaceTime();
  const [answer, setAnswer] = useState("");
  const propose = () => {
    const { date, startsAt, endsAt, courtKey, teacherKey } = form.getValues();
    if (
      !isCalendarDate(date) ||
      !isClockTime(startsAt) ||
      !isClockTime(endsAt) ||
      !endsAfter(startsAt, endsAt)
    )
      return setAnswer("Diga antes o dia, o início e o fim.");
    const span = spanOn(date, { starts: startsAt, ends: endsAt }, timeZone);
    const slot = firstFreeSlot(
      week,
      place.courts.map(({ key }) => key),
      {
        date,
        startsAt,
        minutes: (span.endsAt.getTime() - span.startsAt.getTime()) / 60_000,
        courtKey: courtKey ?? "",
        teacherKey: teacherKey ?? "",
      },
      { timeZone, now: Date.now() },
    );
    if (!slot) return setAnswer("Nada livre até o fim desta semana. Veja a próxima no calendário.");
    for (const field of ["date", "startsAt", "endsAt", "courtKey"] as const)
      form.setValue(field, slot[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    const court = place.courts.find(({ key }) => key === slot.courtKey)?.name ?? "";
    setAnswer(`Livre: ${formatShortDay(slot.date)}, ${slot.startsAt}–${slot.endsAt}, ${court}.`);
  };
  return (
    <HStack gap="3" wrap="wrap">
      <Button type="button" variant="outline" colorPalette="gray" size="sm" minH="11" onClick={propose}>
        <Search />
        Primeiro horário livre
      </Button>
      <Text aria-live="polite" textStyle="sm" color="fg.muted">
        {answer}
      </Text>
    </HStack>
  );
}
