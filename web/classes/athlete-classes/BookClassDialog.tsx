import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import { isCalendarDate } from "../../../server/platform/time/calendar-day.rules";
import type { BookClassDialogQuery } from "../../__generated__/BookClassDialogQuery.graphql";
import { Catch, Notice, RowsSkeleton } from "../../ui/PageStates";
import { DialogFrame } from "../../ui/lazy-code";
import { ChoiceList } from "../../ui/form/Choices";
import { DateField, SelectField } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatMoney } from "../../ui/format";
import { ListFailure } from "../../ui/list/ListStates";
import { toast } from "../../ui/toaster";
import {
  type AthleteClassOfList,
  athleteClassRow,
  costOf,
  dayOfClass,
  hoursOfClass,
  waitingWords,
} from "./class-columns";
import { useBookClassMutation } from "./use-place-mutations";

interface OpeningsProps {
  athleteId: string;
  /** Its place among the athlete's arenas. */
  arena: number;
  /** YYYY-MM-DD; null for today. */
  from: string | null;
  attempt: number;
  chosen: string | null;
  onChoose: (one: AthleteClassOfList) => void;
}

const placesOf = (left: number): string =>
  left === 0 ? "Cheia: entrar na fila" : counted(left, "vaga", "vagas");

/** Classes that one could be in. */
function Openings({ athleteId, arena, from, attempt, chosen, onChoose }: OpeningsProps) {
  const { node } = useLazyLoadQuery<BookClassDialogQuery>(
    graphql`
      query BookClassDialogQuery($id: ID!, $from: Date) {
        node(id: $id) {
          ... on Athlete {
            classRecord {
              arenas {
                openings(from: $from) {
                  ...classColumns_class
                }
              }
            }
          }
        }
      }
    `,
    { id: athleteId, from },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  const openings = (node?.classRecord?.arenas[arena]?.openings ?? []).map((one) => athleteClassRow(one));
  return (
    <ChoiceList
      legend="Aulas em grupo, as da sua categoria primeiro"
      choices={openings.map((opening) => ({
        key: opening.id,
        name: `${dayOfClass(opening)}, ${hoursOfClass(opening)} · ${opening.category}`,
        facts: [
          opening.askedUntil ? "guardada para você" : null,
          opening.isOwnLevel ? "sua categoria" : null,
          costOf(opening),
          opening.teacherName,
          opening.courtName,
          placesOf(opening.placesLeft),
          waitingWords(opening),
        ]
          .filter(Boolean)
          .join(" · "),
      }))}
      chosen={chosen}
      onChoose={(key) => {
        const one = openings.find(({ id }) => id === key);
        if (one) onChoose(one);
      }}
      empty="Nenhuma aula em grupo nas três semanas a partir deste dia."
    />
  );
}

interface BookClassDialogProps {
  athleteId: string;
  arenas: readonly { name: string; creditsLeft: number }[];
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** 'Agendar Nova Aula': books with a credit, books and pays later, or joins the waiting list. */
export function BookClassDialog({ athleteId, arenas, open, onDone, onClose }: BookClassDialogProps) {
  const [index, setIndex] = useState(0);
  const [typedDay, setTypedDay] = useState("");
  const [one, setOne] = useState<AthleteClassOfList | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [book, pending] = useBookClassMutation();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  // Not deferred: the classes of the previous date must not be selectable.
  const from = isCalendarDate(typedDay) ? typedDay : null;
  const arena = arenas[index];
  const waits = one?.placesLeft === 0;
  const price = waits ? null : (one?.priceInCents ?? null);

  const send = async () => {
    setRefusal(null);
    if (!one) return setRefusal("Escolha a aula.");
    const answer = (await book({ input: { sessionId: one.id, athleteId, orWait: waits, payInCents: price } }))
      ?.bookClass;
    if (answer?.refusal) {
      // The list is stale: the class is full by now, or its price has changed.
      setOne(null);
      setAttempt(attempt + 1);
      return setRefusal(answer.refusal.message);
    }
    if (!answer?.done) return;
    toast.success(
      answer.done.booking === "WAITING"
        ? { title: "Na fila", description: "Quando abrir uma vaga, chega um e-mail." }
        : {
            title: "Aula agendada",
            description: `${dayOfClass(one)}, ${hoursOfClass(one)}${price ? `. Falta pagar ${formatMoney(price)}.` : ""}`,
          },
    );
    onDone();
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      sheet
      title="Agendar Nova Aula"
      description={
        arena && arena.creditsLeft > 0
          ? `${counted(arena.creditsLeft, "crédito disponível", "créditos disponíveis")} na ${arena.name}`
          : `Sem créditos na ${arena?.name ?? "arena"}: agende uma aula com valor, ou fale com ela para ter mais.`
      }
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton onClick={() => void send()} pending={pending}>
            {pending
              ? "Agendando…"
              : waits
                ? "Entrar na fila"
                : price
                  ? `Agendar e pagar ${formatMoney(price)}`
                  : "Agendar"}
          </PendingButton>
        </>
      }
    >
      <Stack gap="5">
        {arenas.length > 1 ? (
          <SelectField
            label="Arena"
            options={arenas.map(({ name }, place) => ({ value: String(place), label: name }))}
            value={String(index)}
            onChange={(event) => {
              setIndex(Number(event.currentTarget.value));
              setOne(null);
            }}
          />
        ) : null}
        <DateField
          label="A partir de"
          hint="Em branco: de hoje em diante."
          value={typedDay}
          onChange={(event) => {
            setTypedDay(event.currentTarget.value);
            setOne(null);
          }}
        />
        {failed === attempt ? (
          <ListFailure retrying={false} retry={() => setAttempt(attempt + 1)} />
        ) : (
          <Catch key={attempt} onError={() => setFailed(attempt)}>
            <Suspense fallback={<RowsSkeleton rows={4} />}>
              <Openings
                athleteId={athleteId}
                arena={index}
                from={from}
                attempt={attempt}
                chosen={one?.id ?? null}
                onChoose={setOne}
              />
            </Suspense>
          </Catch>
        )}
        {one && !waits && one.payingKind ? (
          <Notice tone="info">{`Esta aula ${costOf(one)}. Saindo até 12 horas antes, ele volta.`}</Notice>
        ) : null}
        {one && price ? (
          <Notice tone="info">
            A vaga fica garantida na hora. Pague até {dayOfClass(one)}; saindo até 12 horas antes, nada é
            cobrado.
          </Notice>
        ) : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </DialogFrame>
  );
}
