import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ReceiptText, ShoppingBag } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import {
  creditKindLabel,
  creditStateLabel,
  lossLabel,
} from "../../../server/classes/credits/credit-words.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import type {
  AthleteCredits_record$data,
  AthleteCredits_record$key,
} from "../../__generated__/AthleteCredits_record.graphql";
import { Button } from "@chakra-ui/react/button";
import { Panel } from "../../ui/Cards";
import { formatDate } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-code";
import { Status } from "../../ui/Badges";
import { useActing } from "../../ui/dialog-state";

const SellPlanDialog = lazyDialog(
  async () => (await import("../../billing/public/SellPlanDialog")).SellPlanDialog,
);

const CreditLedgerDialog = lazyDialog(async () => (await import("./CreditLedgerDialog")).CreditLedgerDialog);

interface AthleteCreditsProps {
  athleteId: string;
  record: AthleteCredits_record$key;
  athleteName: string;
}

/** What an athlete has to take classes with, arena by arena; who manages the arena sells more. */
export function AthleteCredits({ record, athleteId, athleteName }: AthleteCreditsProps) {
  const { arenas } = useFragment(
    graphql`
      fragment AthleteCredits_record on AthleteClassRecord {
        arenas {
          name
          arenaAthleteId
          creditsLeft
          nextExpiry {
            expiresOn
            count
          }
          credits {
            kind
            state
            lossReason
            expiresOn
          }
          withdrawals {
            count
            reason
            withdrawnAt
          }
          timeZone
        }
      }
    `,
    record,
  );
  const { revalidate } = useRevalidator();
  const [selling, setSelling] = useState<{ id: string; name: string } | null>(null);
  const sellShown = useActing(selling);
  const [reading, setReading] = useState<{ index: number; name: string } | null>(null);
  const ledgerShown = useActing(reading);
  if (arenas.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby="creditos">
      <Heading as="h2" id="creditos" textStyle="lg" fontWeight="bold">
        Créditos
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
        {arenas.map((arena, index) => (
          <ArenaCredits
            key={arena.name}
            arena={arena}
            onRead={() => setReading({ index, name: arena.name })}
            onSell={(id) => setSelling({ id, name: athleteName })}
          />
        ))}
      </SimpleGrid>
      {ledgerShown ? (
        <CreditLedgerDialog
          key={`extrato ${ledgerShown.opening}`}
          athleteId={athleteId}
          arena={ledgerShown.acting.index}
          arenaName={ledgerShown.acting.name}
          open={ledgerShown.open}
          onClose={() => setReading(null)}
        />
      ) : null}
      {sellShown ? (
        <SellPlanDialog
          key={`venda ${sellShown.opening}`}
          athlete={sellShown.acting}
          open={sellShown.open}
          onDone={() => {
            setSelling(null);
            void revalidate();
          }}
          onClose={() => setSelling(null)}
        />
      ) : null}
    </Stack>
  );
}

const few = 5;

interface ArenaCreditsProps {
  arena: AthleteCredits_record$data["arenas"][number];
  onRead: () => void;
  /** To whom, in the arena's list. */
  onSell: (arenaAthleteId: string) => void;
}

function ArenaCredits({ arena, onRead, onSell }: ArenaCreditsProps) {
  const [all, setAll] = useState(false);
  const { name, arenaAthleteId, creditsLeft, nextExpiry, credits, withdrawals, timeZone } = arena;
  const shown = all ? credits : credits.slice(0, few);
  return (
    <Panel p="4">
      <Flex justify="space-between" align="baseline" gap="3" mb={credits.length > 0 ? "2" : "0"}>
        <Text as="h3" fontWeight="bold">
          {name}
        </Text>
        <Text fontWeight="semibold" whiteSpace="nowrap">
          {counted(creditsLeft, "disponível", "disponíveis")}
        </Text>
      </Flex>
      {nextExpiry ? (
        <Text textStyle="sm" color="fg.muted" mb="2">
          {counted(nextExpiry.count, "vence", "vencem")} em {formatDate(nextExpiry.expiresOn)}
        </Text>
      ) : null}
      {credits.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          Nenhum crédito ainda. Eles vêm de um plano da arena, de um pacote ou de uma reposição.
        </Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {shown.map(({ kind, state, lossReason, expiresOn }, index) => (
            <Flex
              as="li"
              // Two of one package say the same.
              key={index}
              justify="space-between"
              align="center"
              gap="3"
              minH="11"
              _notFirst={{ borderTopWidth: "1px" }}
              borderColor="border.muted"
            >
              <Box minW="0">
                <Text fontWeight="medium">{creditKindLabel[kind as keyof typeof creditKindLabel]}</Text>
                <Text textStyle="sm" color="fg.muted">
                  Até {formatDate(expiresOn)}
                </Text>
              </Box>
              <Status tone={state === "AVAILABLE" ? "open" : state === "LOST" ? "problem" : "usual"}>
                {lossReason
                  ? lossLabel[lossReason as keyof typeof lossLabel]
                  : creditStateLabel[state as keyof typeof creditStateLabel]}
              </Status>
            </Flex>
          ))}
        </Stack>
      )}
      {credits.length > shown.length ? (
        <Button variant="ghost" size="sm" minH="11" mt="1" onClick={() => setAll(true)}>
          Ver os {credits.length}
        </Button>
      ) : null}
      <Flex gap="2" wrap="wrap" mt="2">
        {credits.length > 0 ? (
          <Button variant="outline" colorPalette="gray" size="sm" minH="11" onClick={onRead}>
            <ReceiptText />
            Ver extrato
          </Button>
        ) : null}
        {arenaAthleteId ? (
          <Button variant="outline" size="sm" minH="11" onClick={() => onSell(arenaAthleteId)}>
            <ShoppingBag />
            Vender plano
          </Button>
        ) : null}
      </Flex>
      {withdrawals.length > 0 ? (
        <Stack as="ul" gap="1" listStyleType="none" mt="3" aria-label="Créditos retirados pela arena">
          {withdrawals.map(({ count, reason, withdrawnAt }) => (
            <Text as="li" key={`${withdrawnAt} ${reason}`} textStyle="sm" color="fg.muted">
              {formatDate(dayAt(Date.parse(withdrawnAt), timeZone))}: a arena retirou{" "}
              {counted(count, "crédito", "créditos")}. Motivo: {reason}
            </Text>
          ))}
        </Stack>
      ) : null}
    </Panel>
  );
}
