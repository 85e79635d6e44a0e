import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { CalendarPlus, CalendarX2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import type { ComingClasses_record$key } from "../../__generated__/ComingClasses_record.graphql";
import { ButtonLink } from "../../ui/Links";
import { EmptyState, Notice } from "../../ui/PageStates";
import { formatMoney, formatTime } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-code";
import { DataList } from "../../ui/list/DataList";
import { MoreMenu } from "../../ui/LazyMenu";
import { useActing } from "../../ui/dialog-state";
import {
  type AthleteClassOfList,
  athleteClassRow,
  classColumns,
  dayOfClass,
  hoursOfClass,
  isUnpaid,
} from "./class-columns";

const BookClassDialog = lazyDialog(async () => (await import("./BookClassDialog")).BookClassDialog);
const BookOpenClassDialog = lazyDialog(
  async () => (await import("../public/BookOpenClassDialog")).BookOpenClassDialog,
);
const LeaveClassDialog = lazyDialog(async () => (await import("./LeaveClassDialog")).LeaveClassDialog);

/** What one looks for is among the next ones. */
const few = 12;

interface ComingClassesProps {
  record: ComingClasses_record$key;
  athleteId: string;
  athleteKey: string;
  /** Whether the viewer is paid, and not who pays. */
  manages: boolean;
}

/** What is to come, and 'Agendar Nova Aula'. */
export function ComingClasses({ record, athleteId, athleteKey, manages }: ComingClassesProps) {
  const { coming, arenas } = useFragment(
    graphql`
      fragment ComingClasses_record on AthleteClassRecord {
        coming {
          ...classColumns_class
        }
        arenas {
          name
          creditsLeft
        }
      }
    `,
    record,
  );
  const { revalidate } = useRevalidator();
  const [booking, setBooking] = useState<{ kind: "book" } | null>(null);
  const [confirming, setConfirming] = useState<AthleteClassOfList | null>(null);
  const [leaving, setLeaving] = useState<AthleteClassOfList | null>(null);
  const bookShown = useActing(booking);
  const confirmShown = useActing(confirming);
  const leaveShown = useActing(leaving);
  const rows = coming.map((one) => athleteClassRow(one));
  const unpaid = rows.filter(isUnpaid);
  const owed = unpaid.reduce((sum, { unpaidInCents }) => sum + (unpaidInCents ?? 0), 0);
  const asked = rows.find(({ askedUntil }) => askedUntil);
  const [all, setAll] = useState(false);
  const done = () => {
    setBooking(null);
    setConfirming(null);
    setLeaving(null);
    void revalidate();
  };
  return (
    <Stack as="section" gap="3" aria-labelledby="proximas">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h2" id="proximas" textStyle="lg" fontWeight="bold">
          Próximas aulas
        </Heading>
        {arenas.length > 0 ? (
          <Button onClick={() => setBooking({ kind: "book" })}>
            <CalendarPlus />
            Agendar Nova Aula
          </Button>
        ) : null}
      </Flex>
      {owed > 0 ? (
        <Notice tone="warning">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            {counted(unpaid.length, "aula espera", "aulas esperam")} o pagamento: {formatMoney(owed)}
            <ButtonLink size="sm" minH="11" variant="outline" to={`/athlete-financial/${athleteKey}`}>
              {manages ? "Ver cobranças" : "Pagar"}
            </ButtonLink>
          </Flex>
        </Notice>
      ) : null}
      {asked ? (
        <Notice tone="warning">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            {`Tem uma vaga na aula de ${dayOfClass(asked)}, ${hoursOfClass(asked)}: confirme até ${formatTime(asked.askedUntil ?? "", asked.timeZone)}.`}
            <Button size="sm" minH="11" variant="outline" onClick={() => setConfirming(asked)}>
              Confirmar a vaga
            </Button>
          </Flex>
        </Notice>
      ) : null}
      <DataList
        label="Próximas aulas"
        rows={all ? rows : rows.slice(0, few)}
        columns={classColumns(false)}
        nameOf={(one) => `${dayOfClass(one)}, ${hoursOfClass(one)}`}
        rowActions={(one) =>
          one.status !== "CANCELLED" && (one.waitingPlace || one.attendance === "BOOKED") ? (
            <MoreMenu
              label={`Mais ações para a aula de ${dayOfClass(one)}`}
              variant="ghost"
              actions={[
                ...(isUnpaid(one)
                  ? [
                      {
                        label: manages ? "Ver cobrança" : `Pagar ${formatMoney(one.unpaidInCents ?? 0)}`,
                        to: `/athlete-financial/${athleteKey}`,
                      },
                    ]
                  : []),
                ...(one.askedUntil
                  ? [{ label: "Confirmar a vaga…", onSelect: () => setConfirming(one) }]
                  : []),
                {
                  label: one.waitingPlace ? "Sair da fila…" : "Não vou…",
                  dangerous: true,
                  onSelect: () => setLeaving(one),
                },
              ]}
            />
          ) : null
        }
        empty={
          arenas.length > 0 || manages ? (
            <EmptyState icon={CalendarX2} title="Nenhuma aula marcada" />
          ) : (
            <EmptyState
              icon={CalendarX2}
              title="Nenhuma aula marcada"
              description="Aulas se agendam nas arenas em que você entrou. Abra o link da sua arena e peça para entrar."
            >
              <ButtonLink to="/ajuda#arena" variant="outline">
                Como entrar em uma arena
              </ButtonLink>
            </EmptyState>
          )
        }
      />
      {!all && rows.length > few ? (
        <Button variant="ghost" colorPalette="sea" alignSelf="center" onClick={() => setAll(true)}>
          Ver as {rows.length}
        </Button>
      ) : null}
      {bookShown ? (
        <BookClassDialog
          key={`agendar ${bookShown.opening}`}
          athleteId={athleteId}
          arenas={arenas.map(({ name, creditsLeft }) => ({ name, creditsLeft }))}
          open={bookShown.open}
          onDone={done}
          onClose={() => setBooking(null)}
        />
      ) : null}
      {confirmShown ? (
        <BookOpenClassDialog
          key={`confirmar ${confirmShown.opening}`}
          athleteKey={athleteKey}
          sessionId={confirmShown.acting.id}
          on={dayAt(Date.parse(confirmShown.acting.startsAt), confirmShown.acting.timeZone)}
          open={confirmShown.open}
          onDone={done}
          onClose={() => setConfirming(null)}
        />
      ) : null}
      {leaveShown ? (
        <LeaveClassDialog
          key={`sair ${leaveShown.opening}`}
          athleteId={athleteId}
          one={leaveShown.acting}
          open={leaveShown.open}
          onDone={done}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </Stack>
  );
}
