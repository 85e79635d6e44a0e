import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Ticket } from "lucide-react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { creditChangeLabel } from "../../../server/classes/credits/credit-history.rules";
import { creditKindLabel, lossLabel } from "../../../server/classes/credits/credit-words.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import type {
  CreditLedgerDialogQuery,
  CreditLedgerDialogQuery$data,
} from "../../__generated__/CreditLedgerDialogQuery.graphql";
import { DialogFrame } from "../../ui/lazy-code";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { formatDate, formatShortDay, formatTime } from "../../ui/format";
import { AskedDetails } from "../../ui/list/RowDetails";

interface CreditLedgerDialogProps {
  athleteId: string;
  /** Its place among the athlete's arenas. */
  arena: number;
  arenaName: string;
  open: boolean;
  onClose: () => void;
}

/** As many as the server tells at once. */
const pageSize = 30;

/** 'Extrato de créditos': what came, what went and what was left each time. */
export function CreditLedgerDialog({ arenaName, athleteId, arena, open, onClose }: CreditLedgerDialogProps) {
  const [skip, setSkip] = useState(0);
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      sheet
      title="Extrato de créditos"
      description={arenaName}
      footer={
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          Fechar
        </Button>
      }
    >
      <AskedDetails skeleton={<RowsSkeleton rows={6} />} failure="Não foi possível carregar o extrato">
        {(attempt) => (
          <Lines athleteId={athleteId} arena={arena} skip={skip} onSkip={setSkip} attempt={attempt} />
        )}
      </AskedDetails>
    </DialogFrame>
  );
}

interface LinesProps {
  athleteId: string;
  arena: number;
  skip: number;
  onSkip: (skip: number) => void;
  attempt: number;
}

function Lines({ athleteId, arena, skip, onSkip, attempt }: LinesProps) {
  const { node } = useLazyLoadQuery<CreditLedgerDialogQuery>(
    graphql`
      query CreditLedgerDialogQuery($id: ID!, $skip: Int) {
        node(id: $id) {
          ... on Athlete {
            classRecord {
              arenas {
                timeZone
                creditLines(skip: $skip) {
                  change
                  kind
                  at
                  count
                  delta
                  balance
                  lossReason
                  note
                  className
                  classStartsAt
                }
              }
            }
          }
        }
      }
    `,
    { id: athleteId, skip },
    { fetchKey: attempt, fetchPolicy: "network-only" },
  );
  const at = node?.classRecord?.arenas[arena];
  const lines = at?.creditLines ?? [];
  if (!at || (lines.length === 0 && skip === 0))
    return <EmptyState icon={Ticket} title="Nenhum crédito ainda" />;
  return (
    <Stack gap="3">
      <Stack as="ul" gap="0" listStyleType="none" aria-label="Extrato de créditos">
        {lines.map((line, index) => (
          <Flex
            as="li"
            // Two acts of one moment may say the same.
            key={skip + index}
            justify="space-between"
            gap="4"
            py="3"
            _notFirst={{ borderTopWidth: "1px" }}
            borderColor="border.muted"
          >
            <Box minW="0">
              <Text fontWeight="medium">{whatOf(line)}</Text>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {factsOf(line, at.timeZone)}
              </Text>
            </Box>
            <Box textAlign="end" whiteSpace="nowrap">
              <Text fontWeight="bold">{signed(line.delta)}</Text>
              <Text textStyle="sm" color="fg.muted">
                {`saldo ${line.balance}`}
              </Text>
            </Box>
          </Flex>
        ))}
      </Stack>
      {skip > 0 || lines.length === pageSize ? (
        <Flex gap="2" justify="center">
          {skip > 0 ? (
            <Button variant="outline" colorPalette="gray" onClick={() => onSkip(skip - pageSize)}>
              Mais recentes
            </Button>
          ) : null}
          {lines.length === pageSize ? (
            <Button variant="outline" colorPalette="gray" onClick={() => onSkip(skip + pageSize)}>
              Mais antigos
            </Button>
          ) : null}
        </Flex>
      ) : null}
    </Stack>
  );
}

type Line = NonNullable<
  NonNullable<CreditLedgerDialogQuery$data["node"]>["classRecord"]
>["arenas"][number]["creditLines"][number];

const signed = (delta: number): string => (delta > 0 ? `+${delta}` : delta < 0 ? `−${-delta}` : "0");

/** "Recebido: 8 créditos de pacote" */
function whatOf({ change, kind, count, lossReason }: Line): string {
  const kindWords = creditKindLabel[kind as keyof typeof creditKindLabel].toLowerCase();
  const what = creditChangeLabel[change as keyof typeof creditChangeLabel];
  const why = lossReason ? ` (${lossLabel[lossReason as keyof typeof lossLabel].toLowerCase()})` : "";
  return `${what}${why}: ${counted(count, "crédito", "créditos")} de ${kindWords}`;
}

/** When it was, why, and of which class. */
function factsOf({ at, note, className, classStartsAt }: Line, timeZone: string): string {
  const day = dayAt(Date.parse(at), timeZone);
  const aula = classStartsAt
    ? `aula ${className ?? ""} de ${formatShortDay(dayAt(Date.parse(classStartsAt), timeZone))} às ${formatTime(classStartsAt, timeZone)}`
    : null;
  return [formatDate(day), aula, note].filter(Boolean).join(" · ");
}
