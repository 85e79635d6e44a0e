import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { FileDown, FileUp } from "lucide-react";
import { useId, useRef, useState, type ChangeEvent } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import {
  remittanceFileName,
  returnInWords,
  returnMediaType,
  sendReturnPath,
  type ReturnImport,
} from "../../../server/billing/boletos/boleto.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { BankFiles_arena$key } from "../../__generated__/BankFiles_arena.graphql";
import { useSaveServedFile } from "../../relay/use-save-served-file";
import { Card } from "../../ui/Cards";
import { FieldError } from "../../ui/form/Fields";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDate, formatMoney } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { Notice } from "../../ui/PageStates";
import { TimeAgo } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";
import { useBankFile } from "../use-bank-file";
import { useCreateRemittanceMutation } from "../use-boleto-mutations";

const text = "text/plain";

/** The files exchanged with the bank: the next remittance, those before, and where a return is sent. */
export function BankFiles({ arena, onDone }: { arena: BankFiles_arena$key; onDone: () => void }) {
  const { id, key, timeZone, boletos } = useFragment(
    graphql`
      fragment BankFiles_arena on Arena {
        id
        key
        timeZone
        boletos {
          counts {
            list
            count
          }
          remittances {
            key
            number
            path
            entryCount
            cancellationCount
            createdAt
            createdByName
          }
          unknown {
            key
            ourNumber
            words
            receivedInCents
            on
          }
        }
      }
    `,
    arena,
  );
  if (!boletos) return null;
  const { remittances, unknown } = boletos;
  const waiting = boletos.counts.find(({ list }) => list === "TO_SEND")?.count ?? 0;
  return (
    <Card title="Arquivos do banco" icon={FileDown}>
      <Stack gap="5">
        <Flex gap="4" wrap="wrap" align="flex-start">
          <NextRemittance arenaId={id} waiting={waiting} onDone={onDone} />
          <ReturnUpload arenaKey={key} onDone={onDone} />
        </Flex>
        {unknown.length > 0 ? (
          <Notice tone="warning">
            <Text fontWeight="semibold">O banco falou de boletos que esta arena não tem</Text>
            <Stack as="ul" gap="1" listStyleType="none" mt="1">
              {unknown.map(({ key: line, ourNumber, words, receivedInCents, on }) => (
                <li key={line}>
                  {[
                    `Nosso número ${ourNumber}`,
                    words,
                    ...(receivedInCents > 0 ? [formatMoney(receivedInCents)] : []),
                    ...(on ? [formatDate(on)] : []),
                  ].join(" · ")}
                </li>
              ))}
            </Stack>
          </Notice>
        ) : null}
        {remittances.length > 0 ? (
          <Box borderTopWidth="1px" borderColor="border.muted" pt="3" textStyle="sm">
            <Text as="h3" fontWeight="semibold" mb="1">
              Últimas remessas
            </Text>
            <Stack as="ul" gap="1" listStyleType="none">
              {remittances.map((one) => (
                <Flex as="li" key={one.key} columnGap="2" wrap="wrap" align="center" color="fg.muted">
                  <AgainButton path={one.path} number={one.number} />
                  <span>
                    {[
                      counted(one.entryCount, "boleto", "boletos"),
                      ...(one.cancellationCount > 0
                        ? [counted(one.cancellationCount, "baixa", "baixas")]
                        : []),
                    ].join(" · ")}
                  </span>
                  <span>
                    {one.createdByName ? `${one.createdByName}, ` : ""}
                    <TimeAgo instant={one.createdAt} timeZone={timeZone} />
                  </span>
                </Flex>
              ))}
            </Stack>
          </Box>
        ) : null}
      </Stack>
    </Card>
  );
}

interface NextRemittanceProps {
  arenaId: string;
  /** How many orders wait. */
  waiting: number;
  onDone: () => void;
}

function NextRemittance({ arenaId, waiting, onDone }: NextRemittanceProps) {
  const [create, creating] = useCreateRemittanceMutation();
  const [save, saving] = useSaveServedFile("Remessa não baixada");
  // A repeated request gets the same file.
  const [requestKey, setRequestKey] = useState(newKey);
  const hint = useId();
  const press = async () => {
    const answer = (await create({ input: { arenaId, requestKey } }))?.createRemittance;
    if (!answer) return;
    setRequestKey(newKey());
    onDone();
    if (answer.done) return save(answer.done.filePath, remittanceFileName(answer.done.number), text);
    toast.error({ title: "Sem remessa", description: answer.refusal?.message ?? "Tente novamente." });
  };
  return (
    <Stack flex="1 1 16rem" gap="2" align="flex-start">
      {waiting > 0 ? (
        <PendingButton pending={creating || saving} aria-describedby={hint} onClick={() => void press()}>
          <FileDown />
          Baixar remessa
        </PendingButton>
      ) : null}
      <Text id={hint} textStyle="sm" color="fg.muted">
        {waiting === 0
          ? "Nada a enviar ao banco agora."
          : `${counted(waiting, "pedido espera", "pedidos esperam")}. Envie o arquivo ao banco: ele só sai uma vez, e pode ser baixado de novo na lista.`}
      </Text>
    </Stack>
  );
}

function AgainButton({ path, number }: { path: string; number: number }) {
  const [save, pending] = useSaveServedFile("Remessa não baixada");
  return (
    <PendingButton
      size="xs"
      variant="ghost"
      pending={pending}
      onClick={() => void save(path, remittanceFileName(number), text)}
    >
      {`Remessa ${number}`}
    </PendingButton>
  );
}

function ReturnUpload({ arenaKey, onDone }: { arenaKey: string; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [hintId, errorId] = [useId(), useId()];
  const { send, sending, error, brought } = useBankFile<ReturnImport>({
    path: sendReturnPath(arenaKey),
    mediaType: returnMediaType,
    field: "news",
    inWords: returnInWords,
    onDone,
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = "";
    void send(file);
  };
  return (
    <Stack flex="1 1 16rem" gap="2" align="flex-start">
      <PendingButton
        variant="outline"
        pending={sending}
        aria-describedby={error ? errorId : hintId}
        onClick={() => input.current?.click()}
      >
        <FileUp />
        {sending ? "Enviando…" : "Enviar retorno"}
      </PendingButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Retorno CNAB 240"
        accept=".ret,.txt,text/plain"
        onChange={choose}
      />
      <Text id={hintId} textStyle="sm" color="fg.muted">
        O arquivo que o banco devolve: registra, recusa e paga os boletos. O mesmo arquivo duas vezes não
        conta duas vezes.
      </Text>
      <FieldError id={errorId} error={error} />
      <Box as="output" display="block" _empty={{ display: "none" }}>
        {brought ? <Notice tone="success">{brought}</Notice> : null}
      </Box>
    </Stack>
  );
}
