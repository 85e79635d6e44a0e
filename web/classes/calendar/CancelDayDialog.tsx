import { Text } from "@chakra-ui/react/text";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { useWatch } from "react-hook-form";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { counted, plural } from "../../../server/platform/numbers.rules";
import type { CancelDayDialogQuery } from "../../__generated__/CancelDayDialogQuery.graphql";
import { CheckList } from "../../ui/form/Choices";
import { DateField, TextAreaField, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { useServerForm } from "../../ui/form/server-form";
import { AskedDetails } from "../../ui/list/RowDetails";
import { Notice } from "../../ui/PageStates";
import { together } from "../../ui/place-clocks";
import { toast } from "../../ui/toaster";
import { useCancelDayMutation } from "../use-class-mutations";
import type { PlanningPlace } from "./planning";

interface CancelDayDialogProps {
  place: PlanningPlace;
  /** YYYY-MM-DD */
  date: string;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

interface Counts {
  classCount: number;
  rentalCount: number;
  dayUseCount: number;
}

/** "3 aulas, 2 locações e 1 day use"; zero counts are left out. */
const whatOf = ({ classCount, rentalCount, dayUseCount }: Counts): string =>
  together([
    ...(classCount > 0 ? [counted(classCount, "aula", "aulas")] : []),
    ...(rentalCount > 0 ? [counted(rentalCount, "locação", "locações")] : []),
    ...(dayUseCount > 0 ? [counted(dayUseCount, "Day Use", "Day Uses")] : []),
  ]);

/** Cancels the rest of a day, for example for rain: everything or a part of it. Shows first what would be cancelled. */
export function CancelDayDialog({ place, date, open, onDone, onClose }: CancelDayDialogProps) {
  const { form, submit, pending } = useServerForm(useCancelDayMutation(), {
    rules: async () => (await import("../../../server/agenda/cancel-day.rules")).cancelDaySchema,
    defaultValues: { date, from: "", courtKeys: [], reason: "Chuva" },
    input: (input) => ({ arenaId: place.arenaId, ...input }),
    onDone: (done) => {
      const { classCount, rentalCount, dayUseCount, peopleCount } = done;
      const what = whatOf({ classCount, rentalCount, dayUseCount });
      if (what === "") toast.success({ title: "Não havia nada a cancelar" });
      else
        toast.success({
          title: `Cancelado: ${what}`,
          description:
            peopleCount === 0
              ? undefined
              : `${counted(peopleCount, "pessoa recebe", "pessoas recebem")} um e-mail.`,
        });
      onDone();
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const [on, from, courtKeys] = useWatch({ control, name: ["date", "from", "courtKeys"] });

  // With a single checkbox, the form's value is not an array.
  const chosenCourts = [courtKeys ?? []].flat();

  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(on) && on >= place.today;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Cancelar o dia?"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Cancelar tudo"
      pendingLabel="Cancelando…"
      dangerous
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <DateField
          label="Dia"
          required
          min={place.today}
          error={errors.date?.message}
          {...register("date")}
        />
        <TextField
          label="A partir de"
          type="time"
          hint="Em branco: o dia todo"
          error={errors.from?.message}
          {...register("from")}
        />
      </SimpleGrid>
      {place.courts.length > 1 ? (
        <CheckList
          legend="Só nestas quadras (nenhuma marcada: todas)"
          options={place.courts.map(({ key, name }) => ({ value: key, label: name }))}
          registration={register("courtKeys")}
          error={errors.courtKeys?.message}
        />
      ) : null}
      <TextAreaField label="Motivo" required error={errors.reason?.message} {...register("reason")} />
      {isDay ? (
        <AskedDetails
          key={[on, from, ...chosenCourts].join(" ")}
          skeleton={<Text color="fg.muted">Vendo o que está marcado…</Text>}
          failure="Não foi possível ver o que está marcado"
        >
          {(attempt) => (
            <DayAhead
              arenaId={place.arenaId}
              on={on}
              from={from || null}
              courtKeys={chosenCourts}
              attempt={attempt}
            />
          )}
        </AskedDetails>
      ) : null}
    </FormDialog>
  );
}

interface DayAheadProps {
  arenaId: string;
  on: string;
  from: string | null;
  courtKeys: readonly string[];
  attempt: number;
}

/** What would be cancelled, and whom the arena has to call because no mail can reach them. */
function DayAhead({ arenaId, on, from, courtKeys, attempt }: DayAheadProps) {
  const { node } = useLazyLoadQuery<CancelDayDialogQuery>(
    graphql`
      query CancelDayDialogQuery($id: ID!, $on: Date!, $from: LocalTime, $courtKeys: [UUID!]) {
        node(id: $id) {
          ... on Arena {
            dayAhead(on: $on, startingAt: $from, courtKeys: $courtKeys) {
              classCount
              rentalCount
              dayUseCount
              peopleCount
              unreachedCount
              unreached {
                name
                contact
              }
            }
          }
        }
      }
    `,
    { id: arenaId, on, from, courtKeys },
    { fetchKey: attempt, fetchPolicy: "network-only" },
  );
  const ahead = node?.dayAhead;
  if (!ahead) return null;
  const { classCount, rentalCount, dayUseCount, peopleCount, unreachedCount, unreached } = ahead;
  const what = whatOf({ classCount, rentalCount, dayUseCount });
  if (what === "") return <Notice tone="info">Não há nada marcado que ainda possa ser cancelado.</Notice>;
  const more = unreachedCount - unreached.length;
  return (
    <Notice tone="warning">
      <Text fontWeight="semibold">
        {plural(classCount + rentalCount + dayUseCount, "Será cancelado:", "Serão cancelados:")} {what}.
      </Text>
      <Text mt="1">
        {counted(peopleCount, "pessoa recebe", "pessoas recebem")} um e-mail com o motivo. O crédito das aulas
        volta e nenhuma locação é cobrada. Jogos de torneio ficam como estão.
      </Text>
      {unreachedCount > 0 ? (
        <Stack mt="2" gap="0">
          <Text fontWeight="semibold">Sem e-mail, avise você:</Text>
          {unreached.map(({ name, contact }) => (
            <Text key={`${name} ${contact ?? ""}`} overflowWrap="anywhere">
              {name}
              {contact ? `, ${contact}` : ""}
            </Text>
          ))}
          {more > 0 ? <Text>e mais {more}</Text> : null}
        </Stack>
      ) : null}
    </Notice>
  );
}
