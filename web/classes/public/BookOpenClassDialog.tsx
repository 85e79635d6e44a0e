import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import type { BookOpenClassDialogQuery } from "../../__generated__/BookOpenClassDialogQuery.graphql";
import { Catch, Notice, RowsSkeleton } from "../../ui/PageStates";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatMoney } from "../../ui/format";
import { ListFailure } from "../../ui/list/ListStates";
import { toast } from "../../ui/toaster";
import {
  athleteClassRow,
  costOf,
  dayOfClass,
  hoursOfClass,
  waitingWords,
} from "../athlete-classes/class-columns";
import { useBookClassMutation } from "../athlete-classes/use-place-mutations";

interface BookOpenClassDialogProps {
  athleteKey: string;
  /** The class, and the arena's date on which it is: YYYY-MM-DD. */
  sessionId: string;
  on: string;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Books one class: of the arena's page, or one in which a place is held. Says before what pays for it. */
export function BookOpenClassDialog(props: BookOpenClassDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refuse = (message: string) => {
    // The data is stale: the class is full by now, or its price has changed. Refetch it.
    setAttempt(attempt + 1);
    setRefusal(message);
  };
  const { open, onClose } = props;
  return failed === attempt ? (
    <DialogFrame open={open} onClose={onClose} title="Reservar aula">
      <ListFailure retrying={false} retry={() => setAttempt(attempt + 1)} />
    </DialogFrame>
  ) : (
    <Catch key={attempt} onError={() => setFailed(attempt)}>
      <Suspense
        fallback={
          <DialogFrame open={open} onClose={onClose} title="Reservar aula">
            <RowsSkeleton rows={2} />
          </DialogFrame>
        }
      >
        <Book {...props} attempt={attempt} refusal={refusal} onRefused={refuse} />
      </Suspense>
    </Catch>
  );
}

function Book({
  athleteKey,
  sessionId,
  on,
  open,
  onDone,
  onClose,
  attempt,
  refusal,
  onRefused,
}: BookOpenClassDialogProps & {
  attempt: number;
  refusal: string | null;
  onRefused: (message: string) => void;
}) {
  const { athlete } = useLazyLoadQuery<BookOpenClassDialogQuery>(
    graphql`
      query BookOpenClassDialogQuery($key: UUID!, $from: Date!, $until: Date!) {
        athlete(key: $key) {
          id
          classRecord {
            arenas {
              openings(from: $from, lastDay: $until) {
                ...classColumns_class
              }
            }
          }
        }
      }
    `,
    // A class in the evening may end after midnight.
    { key: athleteKey, from: on, until: addDays(on, 1) },
    { fetchKey: attempt, fetchPolicy: "network-only" },
  );
  const [book, pending] = useBookClassMutation();
  const one = athlete?.classRecord?.arenas
    .flatMap(({ openings }) => openings)
    .map((opening) => athleteClassRow(opening))
    .find(({ id }) => id === sessionId);
  const waits = one?.placesLeft === 0;
  const price = waits ? null : (one?.priceInCents ?? null);
  const isPayable = one !== undefined && (waits || price !== null || one.payingKind !== null);

  const send = async () => {
    if (!athlete || !one) return;
    const input = { sessionId, athleteId: athlete.id, orWait: waits, payInCents: price };
    const answer = (await book({ input }))?.bookClass;
    if (answer?.refusal) return onRefused(answer.refusal.message);
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
      title="Reservar aula"
      description={one ? `${dayOfClass(one)}, ${hoursOfClass(one)}` : undefined}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          {isPayable ? (
            <PendingButton onClick={() => void send()} pending={pending}>
              {pending
                ? "Reservando…"
                : waits
                  ? "Entrar na fila"
                  : price
                    ? `Reservar e pagar ${formatMoney(price)}`
                    : "Reservar"}
            </PendingButton>
          ) : null}
        </>
      }
    >
      {one ? (
        <Stack gap="4">
          <Text>
            {[one.name ?? `Aula ${one.category}`, one.teacherName, one.courtName, waitingWords(one)]
              .filter(Boolean)
              .join(" · ")}
          </Text>
          {waits ? (
            <Notice tone="warning">A última vaga acabou de ser ocupada. Você pode entrar na fila.</Notice>
          ) : one.payingKind ? (
            <Notice tone="info">{`Esta aula ${costOf(one)}. Saindo até 12 horas antes, ele volta.`}</Notice>
          ) : price ? (
            <Notice tone="info">
              A vaga fica garantida na hora. Pague até {dayOfClass(one)}; saindo até 12 horas antes, nada é
              cobrado.
            </Notice>
          ) : (
            <Notice tone="warning">
              Não há crédito que valha neste dia, e esta aula não é vendida avulsa. Fale com a arena.
            </Notice>
          )}
        </Stack>
      ) : (
        <Text>
          Você já está nesta aula, ou ela não recebe mais ninguém. Veja as suas aulas na sua agenda.
        </Text>
      )}
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
    </DialogFrame>
  );
}
