import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Check, ChevronDown, ChevronUp, EyeOff, Search, Undo2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { graphql, readInlineData } from "react-relay/hooks";
import { chargeKindLabel, type ChargeKind } from "../../../server/billing/charges/charge-kind.rules";
import { plural } from "../../../server/platform/numbers.rules";
import type {
  BankLineItem_line$data,
  BankLineItem_line$key,
} from "../../__generated__/BankLineItem_line.graphql";
import { Amount } from "../../ui/Amount";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDate, formatMoney } from "../../ui/format";
import { payerOf } from "../charges/charge-columns";
import type { BankActs } from "./use-bank-acts";

/** Reads everything that is shown of an incoming bank payment or needed by its actions. */
export function readBankLine(line: BankLineItem_line$key) {
  const data = readInlineData(
    graphql`
      fragment BankLineItem_line on BankLine @inline {
        id
        on
        amountInCents
        text
        state
        decidedByName
        charge {
          id
          payerName
          kind
          description
        }
        suggestions {
          words
          withoutLate
          charge {
            id
            payerName
            kind
            amountInCents
            dueOn
          }
        }
      }
    `,
    line,
  );
  const { id, on, amountInCents, text, state, decidedByName, charge, suggestions } = data;
  return {
    id,
    on,
    amountInCents,
    text,
    state,
    decidedByName,
    charge: charge && readPaid(charge),
    suggestions: suggestions.map(readSuggestion),
  };
}

const readPaid = (charge: NonNullable<BankLineItem_line$data["charge"]>) => {
  const { id, payerName, kind, description } = charge;
  return { id, payerName, kind, description };
};

const readSuggestion = ({ words, withoutLate, charge }: BankLineItem_line$data["suggestions"][number]) => {
  const { id, payerName, kind, amountInCents, dueOn } = charge;
  return { words, withoutLate, charge: { id, payerName, kind, amountInCents, dueOn } };
};

export type ShownLine = ReturnType<typeof readBankLine>;

interface BankLineItemProps {
  line: ShownLine;
  acts: BankActs;
  /** Opens the search for another charge. */
  onSearch: () => void;
}

/** One bank line next to the charge it pays or may pay. */
export function BankLineItem({ line, acts, onSearch }: BankLineItemProps) {
  const { on, amountInCents, text, state } = line;
  return (
    <Flex
      as="li"
      direction={{ base: "column", md: "row" }}
      gap={{ base: "3", md: "6" }}
      px={{ base: "4", md: "5" }}
      py="4"
      borderColor="border.muted"
      _notFirst={{ borderTopWidth: "1px" }}
    >
      <Box flex={{ md: "0 0 18rem" }} minW="0">
        <Flex justify="space-between" align="baseline" gap="3">
          <Amount cents={amountInCents} />
          <Text as="span" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatDate(on)}
          </Text>
        </Flex>
        <Text textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
          {text || "Sem descrição do banco"}
        </Text>
      </Box>
      <Box flex="1" minW="0">
        {state === "OPEN" ? (
          <Choices line={line} acts={acts} onSearch={onSearch} />
        ) : (
          <Decided line={line} acts={acts} />
        )}
      </Box>
    </Flex>
  );
}

function Choices({ line, acts, onSearch }: BankLineItemProps) {
  const [unfolded, setUnfolded] = useState(false);
  // Show only suggestions as likely as the first: others would distract from it.
  const likeliest = line.suggestions.filter(({ words }) => words === line.suggestions[0]?.words);
  const rest = line.suggestions.length - likeliest.length;
  const said = `${formatMoney(line.amountInCents)} de ${formatDate(line.on)}`;
  return (
    <Stack gap="3">
      {line.suggestions.length > 0 ? (
        <Stack as="ul" aria-label={`Cobranças parecidas com ${said}`} gap="2" listStyleType="none">
          {(unfolded ? line.suggestions : likeliest).map(({ charge, words, withoutLate }, index) => (
            <Suggested
              key={charge.id}
              name={payerOf(charge)}
              facts={chargeFacts(charge)}
              words={words}
              actions={
                <>
                  <PendingButton
                    size="sm"
                    variant={index === 0 ? "solid" : "outline"}
                    pending={acts.pending}
                    aria-label={`Confirmar ${said} para ${payerOf(charge)}`}
                    onClick={() => void acts.confirm(line, { id: charge.id, payer: payerOf(charge) })}
                  >
                    <Check />
                    Confirmar
                  </PendingButton>
                  {withoutLate ? (
                    <PendingButton
                      size="sm"
                      variant="ghost"
                      pending={acts.pending}
                      aria-label={`Aceitar sem multa e juros ${said} para ${payerOf(charge)}`}
                      onClick={() => void acts.confirm(line, { id: charge.id, payer: payerOf(charge) }, true)}
                    >
                      Aceitar sem multa e juros
                    </PendingButton>
                  ) : null}
                </>
              }
            />
          ))}
        </Stack>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          Nenhuma cobrança em aberto parecida.
        </Text>
      )}
      <HStack gap="1" ms="-3" wrap="wrap">
        {rest > 0 ? (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={unfolded}
            aria-label={`${plural(rest, "Mais uma parecida", `Mais ${rest} parecidas`)} com ${said}`}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? <ChevronUp /> : <ChevronDown />}
            {plural(rest, "Mais uma parecida", `Mais ${rest} parecidas`)}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Buscar outra cobrança para ${said}`}
          onClick={onSearch}
        >
          <Search />
          {line.suggestions.length > 0 ? "Outra cobrança" : "Buscar cobrança"}
        </Button>
        <PendingButton
          size="sm"
          variant="ghost"
          colorPalette="gray"
          pending={acts.pending}
          aria-label={`Ignorar ${said}`}
          onClick={() => void acts.ignore(line)}
        >
          <EyeOff />
          Ignorar
        </PendingButton>
      </HStack>
    </Stack>
  );
}

interface ChargeOfLine {
  payerName?: string | null;
  kind: ChargeKind;
  amountInCents: number;
  dueOn?: string | null;
}

/** "Mensalidade · R$ 180,00 · vence 05/12/2026" */
export const chargeFacts = ({ kind, amountInCents, dueOn }: ChargeOfLine): string =>
  [chargeKindLabel[kind], formatMoney(amountInCents), ...(dueOn ? [`vence ${formatDate(dueOn)}`] : [])].join(
    " · ",
  );

interface SuggestedProps {
  name: string;
  facts: string;
  words: string;
  actions: ReactNode;
}

function Suggested({ name, facts, words, actions }: SuggestedProps) {
  return (
    <Flex
      as="li"
      gap="3"
      rowGap="2"
      wrap="wrap"
      align="center"
      justify="space-between"
      px="3"
      py="2.5"
      borderRadius="l2"
      bg="bg.muted"
    >
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm">{facts}</Text>
        <Text textStyle="sm" color="fg.muted">
          {words}
        </Text>
      </Box>
      <HStack gap="1" wrap="wrap" flexDirection={{ base: "row", md: "row-reverse" }}>
        {actions}
      </HStack>
    </Flex>
  );
}

function Decided({ line, acts }: Pick<BankLineItemProps, "line" | "acts">) {
  const { charge, state, decidedByName, amountInCents, on } = line;
  const by = decidedByName ? ` por ${decidedByName}` : "";
  const how =
    state === "MATCHED"
      ? "Conciliado sozinho, pelo código e pelo valor"
      : state === "CONFIRMED"
        ? `Confirmado${by}`
        : `Ignorado${by}`;
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between">
      <Box flex="1 1 14rem" minW="0">
        {charge ? (
          <>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {payerOf(charge)}
            </Text>
            <Text textStyle="sm" overflowWrap="anywhere">
              {charge.description || chargeKindLabel[charge.kind]}
            </Text>
          </>
        ) : null}
        <Text textStyle="sm" color="fg.muted">
          {how}
        </Text>
      </Box>
      <PendingButton
        size="sm"
        variant="outline"
        colorPalette="gray"
        pending={acts.pending}
        aria-label={`Desfazer ${formatMoney(amountInCents)} de ${formatDate(on)}`}
        onClick={() => void acts.undo(line)}
      >
        <Undo2 />
        Desfazer
      </PendingButton>
    </Flex>
  );
}
