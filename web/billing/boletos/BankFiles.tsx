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
import { counted } from "../../../server/platform/plural.rules";
import type { BankFiles_arena$key } from "../../__generated__/BankFiles_arena.graphql";
import { accessToken } from "../../relay/access";
import { actingHeaders } from "../../relay/acting";
import { useSaveServedFile } from "../../relay/use-save-served-file";
import { Card } from "../../ui/Card";
import { FieldError } from "../../ui/form/FieldShell";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDate, formatMoney } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { Notice } from "../../ui/Notice";
import { TimeAgo } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";
import { useCreateRemittanceMutation } from "../use-boleto-mutations";

const offline = "Não foi possível enviar. Verifique sua conexão e tente novamente.";
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
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [brought, setBrought] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = "";
    if (!file || sending) return;
    setError(undefined);
    setBrought(undefined);
    setSending(true);
    const sent = await sendReturn(arenaKey, file);
    setSending(false);
    if ("problem" in sent) return setError(sent.problem);
    setBrought(returnInWords(sent.brought));
    onDone();
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
        onChange={(event) => void choose(event)}
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

/** @returns what the file brought, or the reason for the refusal in one sentence. */
async function sendReturn(
  arenaKey: string,
  file: File,
): Promise<{ brought: ReturnImport } | { problem: string }> {
  try {
    const token = await accessToken();
    const response = await fetch(`${sendReturnPath(arenaKey)}?nome=${encodeURIComponent(file.name)}`, {
      method: "PUT",
      body: file,
      headers: {
        "Content-Type": returnMediaType,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...actingHeaders(),
      },
    });
    const answer = (await response.json()) as ReturnImport | { errors?: { message?: string }[] };
    return "news" in answer ? { brought: answer } : { problem: answer.errors?.[0]?.message ?? offline };
  } catch {
    return { problem: offline };
  }
}
