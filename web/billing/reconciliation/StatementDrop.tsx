import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { FileUp } from "lucide-react";
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import {
  importInWords,
  sendBankStatementPath,
  statementMediaType,
  type BankImport,
} from "../../../server/billing/bank/bank-line.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { StatementDrop_arena$key } from "../../__generated__/StatementDrop_arena.graphql";
import { FieldError } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatPeriod } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { TimeAgo } from "../../ui/TimeAgo";
import { useBankFile } from "../use-bank-file";

const largest = {
  bytes: 2 * 1024 * 1024,
  problem: "O extrato deve ter até 2 MB: baixe um período menor no banco.",
};

interface StatementDropProps {
  arena: StatementDrop_arena$key;
  /** A file was taken in. */
  onImported: () => void;
}

/** Where a bank's file is dropped or chosen, what the last one brought, and which came before. */
export function StatementDrop({ arena, onImported }: StatementDropProps) {
  const { key, timeZone, bankReconciliation } = useFragment(
    graphql`
      fragment StatementDrop_arena on Arena {
        key
        timeZone
        bankReconciliation {
          statements {
            key
            fileName
            account
            from
            until
            lineCount
            importedAt
            importedByName
          }
        }
      }
    `,
    arena,
  );
  const input = useRef<HTMLInputElement>(null);
  const [hintId, errorId] = [useId(), useId()];
  const [over, setOver] = useState(false);
  const { send, sending, error, brought } = useBankFile<BankImport>({
    path: sendBankStatementPath(key),
    mediaType: statementMediaType,
    field: "newLines",
    inWords: importInWords,
    onDone: onImported,
    largest,
  });
  const statements = bankReconciliation?.statements ?? [];

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = "";
    void send(file);
  };
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };

  return (
    <Stack
      as="section"
      aria-label="Extrato do banco"
      gap="4"
      p={{ base: "4", md: "5" }}
      borderRadius="l3"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={over ? "sea.solid" : "border.emphasized"}
      bg={over ? "sea.subtle" : "bg.panel"}
      transition="background 0.12s, border-color 0.12s"
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Flex gap="4" align="center" wrap="wrap">
        <Box hideBelow="md" p="3" borderRadius="full" bg="sea.subtle" color="sea.fg">
          <FileUp size={24} aria-hidden="true" />
        </Box>
        <Box flex="1 1 16rem" minW="0">
          <Text fontWeight="semibold">
            <Box as="span" hideBelow="md">
              Solte aqui o extrato do banco
            </Box>
            <Box as="span" hideFrom="md">
              Extrato do banco
            </Box>
          </Text>
          <Text id={hintId} textStyle="sm" color="fg.muted">
            No site do banco, exporte o extrato em OFX. O mesmo arquivo duas vezes não conta duas vezes.
          </Text>
        </Box>
        <PendingButton
          pending={sending}
          w={{ base: "full", sm: "auto" }}
          aria-describedby={error ? errorId : hintId}
          onClick={() => input.current?.click()}
        >
          <FileUp />
          {sending ? "Importando…" : "Escolher arquivo"}
        </PendingButton>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Extrato em OFX"
          accept=".ofx,.ofc,.txt,application/x-ofx"
          onChange={choose}
        />
      </Flex>
      <FieldError id={errorId} error={error} />
      <Box as="output" display="block" _empty={{ display: "none" }}>
        {brought ? <Notice tone="success">{brought}</Notice> : null}
      </Box>
      {statements.length > 0 ? (
        <Box borderTopWidth="1px" borderColor="border.muted" pt="3" textStyle="sm">
          <Text as="h2" fontWeight="semibold" mb="1">
            Últimos extratos
          </Text>
          <Stack as="ul" gap="1" listStyleType="none">
            {statements.map(({ key: id, fileName, account, from, until, lineCount, ...how }) => (
              <Flex as="li" key={id} columnGap="2" wrap="wrap" color="fg.muted">
                <Text as="span" color="fg" overflowWrap="anywhere">
                  {fileName}
                </Text>
                <span>
                  {[
                    ...(from ? [formatPeriod(from, until)] : []),
                    ...(account ? [`conta ${account}`] : []),
                    counted(lineCount, "recebimento", "recebimentos"),
                  ].join(" · ")}
                </span>
                <span>
                  {how.importedByName ? `${how.importedByName}, ` : ""}
                  <TimeAgo instant={how.importedAt} timeZone={timeZone} />
                </span>
              </Flex>
            ))}
          </Stack>
        </Box>
      ) : null}
    </Stack>
  );
}
