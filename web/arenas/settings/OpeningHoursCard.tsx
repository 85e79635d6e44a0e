import { Button, IconButton } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarPlus, Clock, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useForm, useWatch, type FieldPath, type UseFormReturn } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { weekdayLabel, weekFromMonday } from "../../../server/platform/time/calendar-day.rules";
import type { OpeningHoursCard_arena$key } from "../../__generated__/OpeningHoursCard_arena.graphql";
import { Card } from "../../ui/Cards";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import { nightEndHint } from "../../ui/form/night-end";
import { PendingButton } from "../../ui/form/PendingButton";
import { SwitchField } from "../../ui/form/SwitchField";
import { today } from "../../ui/format";
import { missingCodeText } from "../../ui/lazy-code";
import { toast } from "../../ui/toaster";
import { OccupancyAheadDialog, type Ahead } from "./save-settings";
import {
  sentOpening,
  typedHours,
  type TypedHours,
  typedPath,
  useSaveOpeningHoursMutation,
} from "./opening-hours";

type Form = UseFormReturn<TypedHours>;

/** Weekdays and single days on which the arena opens otherwise than usual. */
export function OpeningHoursCard({ arena: key }: { arena: OpeningHoursCard_arena$key }) {
  const {
    id: arenaId,
    timeZone,
    weekdayHours,
    specialDays,
    ...stored
  } = useFragment(
    graphql`
      fragment OpeningHoursCard_arena on Arena {
        id
        timeZone
        opensAt
        closesAt
        weekdayHours {
          weekday
          opensAt
          closesAt
        }
        specialDays {
          date
          opensAt
          closesAt
          reason
        }
      }
    `,
    key,
  );
  const usual = { opensAt: stored.opensAt ?? "06:00", closesAt: stored.closesAt ?? "22:00" };
  const form: Form = useForm<TypedHours>({
    defaultValues: typedHours(
      (weekdayHours ?? []).map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt, closesAt })),
      specialDays ?? [],
      usual,
    ),
  });
  const { control, handleSubmit } = form;
  const days = useFieldArray({ control, name: "specialDays" });
  const [save, pending] = useSaveOpeningHoursMutation();
  const [asked, setAsked] = useState<{ typed: TypedHours; ahead: Ahead } | null>(null);

  const tell = (
    typed: TypedHours,
    problems: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  ) => {
    problems.forEach(({ path, message }, index) => {
      const name = typedPath(path.map(String), typed) as FieldPath<TypedHours>;
      form.setError(name, { type: "rule", message }, { shouldFocus: index === 0 });
    });
  };
  const submit = async (typed: TypedHours, confirmed = false) => {
    const rules = await import("../../../server/courts/opening-hours.rules").catch(() => null);
    if (!rules) return toast.error(await missingCodeText());
    const sent = sentOpening(typed);
    const checked = rules.openingHoursSchema.safeParse(sent);
    if (!checked.success) return tell(typed, checked.error.issues);
    const answer = (await save({ input: { arenaId, confirmed, ...checked.data } }))?.saveOpeningHours;
    if (answer?.occupancyAhead) return setAsked({ typed, ahead: answer.occupancyAhead });
    setAsked(null);
    if (answer?.refusal) return tell(typed, answer.refusal.fields ?? []);
    if (!answer?.done) return;
    form.reset(typed);
    toast.success({ title: "Horários salvos" });
  };

  return (
    <Card title="Horários por dia" icon={Clock}>
      <form noValidate onSubmit={(event) => void handleSubmit((typed) => submit(typed))(event)}>
        <Stack gap="6">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
            {weekFromMonday.map((weekday, index) => (
              <WeekdayRow key={weekday} form={form} index={index} usual={usual} />
            ))}
          </SimpleGrid>
          <Stack gap="3">
            <Heading as="h3" textStyle="md" fontWeight="bold">
              Feriados e dias especiais
            </Heading>
            {days.fields.length === 0 ? (
              <Text color="fg.muted" textStyle="sm">
                Nos dias fechados não há aulas nem locações, e as aulas de toda semana pulam o dia.
              </Text>
            ) : null}
            {days.fields.map(({ id }, index) => (
              <SpecialDayRow
                key={id}
                form={form}
                index={index}
                min={today(timeZone)}
                onRemove={() => days.remove(index)}
              />
            ))}
            <Button
              type="button"
              variant="outline"
              colorPalette="gray"
              alignSelf="flex-start"
              onClick={() => days.append({ date: "", reason: "", closed: true, ...usual })}
            >
              <CalendarPlus />
              Adicionar dia
            </Button>
          </Stack>
          <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
            {pending ? "Salvando..." : "Salvar horários"}
          </PendingButton>
        </Stack>
      </form>
      <OccupancyAheadDialog
        ahead={asked?.ahead ?? null}
        pending={pending}
        onConfirm={() => asked && void submit(asked.typed, true)}
        onClose={() => setAsked(null)}
      />
    </Card>
  );
}

interface WeekdayRowProps {
  form: Form;
  index: number;
  usual: { opensAt: string; closesAt: string };
}

function WeekdayRow({ form, index, usual }: WeekdayRowProps) {
  const { register, control, formState } = form;
  const { opening, opensAt, closesAt } = useWatch({ control, name: `weekdays.${index}` });
  const errors = formState.errors.weekdays?.[index];
  const day = weekdayLabel[weekFromMonday[index]!];
  const own = opening === "OWN";
  return (
    <Grid
      templateColumns={{ base: "1fr 1fr", sm: own ? "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)" : "1fr" }}
      gridColumn={own ? "1 / -1" : undefined}
      gap="3"
      alignItems="start"
      as="fieldset"
      minW="0"
      aria-label={day}
    >
      <Stack gridColumn={{ base: "1 / -1", sm: "auto" }}>
        <SelectField
          label={day}
          options={[
            { value: "USUAL", label: `Como sempre, ${usual.opensAt} às ${usual.closesAt}` },
            { value: "OWN", label: "Outro horário" },
            { value: "CLOSED", label: "Fechada" },
          ]}
          {...register(`weekdays.${index}.opening`)}
        />
      </Stack>
      {own ? (
        <>
          <TextField
            label="Abre"
            type="time"
            error={errors?.opensAt?.message}
            {...register(`weekdays.${index}.opensAt`)}
          />
          <TextField
            label="Fecha"
            type="time"
            hint={nightEndHint(opensAt, closesAt)}
            error={errors?.closesAt?.message}
            {...register(`weekdays.${index}.closesAt`)}
          />
        </>
      ) : null}
    </Grid>
  );
}

interface SpecialDayRowProps {
  form: Form;
  index: number;
  /** YYYY-MM-DD */
  min: string;
  onRemove: () => void;
}

function SpecialDayRow({ form, index, min, onRemove }: SpecialDayRowProps) {
  const { register, control, formState } = form;
  const { closed, reason, opensAt, closesAt } = useWatch({ control, name: `specialDays.${index}` });
  const errors = formState.errors.specialDays?.[index];
  return (
    <Stack
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="l2"
      borderColor="border.muted"
      as="fieldset"
      minW="0"
      aria-label={reason || "Dia especial"}
    >
      <Grid
        templateColumns={{ base: "1fr auto", sm: "12rem minmax(0, 1fr) auto" }}
        gap="3"
        alignItems="start"
      >
        <DateField
          label="Dia"
          required
          min={min}
          error={errors?.date?.message}
          {...register(`specialDays.${index}.date`)}
        />
        <IconButton
          type="button"
          variant="ghost"
          colorPalette="flag"
          aria-label={`Tirar ${reason || "este dia"}`}
          mt="7"
          order={{ sm: 3 }}
          onClick={onRemove}
        >
          <Trash2 />
        </IconButton>
        <Stack gridColumn={{ base: "1 / -1", sm: "auto" }}>
          <TextField
            label="Motivo"
            required
            placeholder="Natal"
            autoComplete="off"
            error={errors?.reason?.message}
            {...register(`specialDays.${index}.reason`)}
          />
        </Stack>
      </Grid>
      <Grid
        templateColumns={{ base: "1fr 1fr", sm: "auto 8rem 8rem" }}
        justifyContent="start"
        gap="3"
        alignItems="end"
      >
        <Stack gridColumn={{ base: "1 / -1", sm: "auto" }}>
          <SwitchField control={control} name={`specialDays.${index}.closed`} label="Fechada o dia todo" />
        </Stack>
        {closed ? null : (
          <>
            <TextField
              label="Abre"
              type="time"
              error={errors?.opensAt?.message}
              {...register(`specialDays.${index}.opensAt`)}
            />
            <TextField
              label="Fecha"
              type="time"
              hint={nightEndHint(opensAt, closesAt)}
              error={errors?.closesAt?.message}
              {...register(`specialDays.${index}.closesAt`)}
            />
          </>
        )}
      </Grid>
    </Stack>
  );
}
