import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarPlus, CalendarX, Download, FileUp, FileX, Pencil } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { perPeriod } from "../../../server/administration/contracts/contract-period.rules";
import { contractDocumentPath } from "../../../server/administration/contracts/contract-document.rules";
import { documentMediaType, sizeInWords } from "../../../server/platform/uploads.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { ContractDetailsQuery } from "../../__generated__/ContractDetailsQuery.graphql";
import type { ContractDetails_contract$key } from "../../__generated__/ContractDetails_contract.graphql";
import { PdfField } from "../../relay/PdfField";
import { sendDocument } from "../../relay/send-document";
import { useSaveServedFile } from "../../relay/use-save-served-file";
import { DetailSection, Fact } from "../../ui/Facts";
import { EmptyState, Notice } from "../../ui/PageStates";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDate, formatDateTime, formatMoney } from "../../ui/format";
import type { Progress } from "../../ui/long-work/long-work";
import { TextLink } from "../../ui/Links";
import { toast } from "../../ui/toaster";
import {
  afterwardsInWords,
  type ContractAct,
  contractActs,
  type ContractOfList,
  contractRow,
  ContractStatus,
  partyName,
  validityInWords,
} from "./contract-row";

interface ContractDocumentProps {
  contract: ContractDetails_contract$key;
  /** Called after an upload, so that the parent refetches the contract. */
  onSent: () => void;
}

/** The contract's PDF: download it, or replace it with another file. */
function ContractDocument({ contract, onSent }: ContractDocumentProps) {
  const { key, document } = useFragment(
    graphql`
      fragment ContractDetails_contract on Contract {
        key
        document {
          name
          size
          sentAt
        }
      }
    `,
    contract,
  );
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState<string>();
  const [save, fetching] = useSaveServedFile("Não foi possível baixar o documento");

  const send = async (chosen: File) => {
    if (progress) return;
    setError(undefined);
    setProgress({ done: 0, of: chosen.size });
    const problem = await sendDocument(contractDocumentPath(key), chosen, setProgress);
    setProgress(null);
    if (problem !== null) return setError(problem);
    setFile(null);
    toast.success({ title: "Documento enviado" });
    onSent();
  };
  return (
    <DetailSection title="Documento">
      {document ? (
        <Stack gap="2">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {document.name}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {sizeInWords(document.size)}, enviado em {formatDateTime(document.sentAt, brasiliaTime)}
          </Text>
          <PendingButton
            variant="outline"
            colorPalette="sea"
            alignSelf="flex-start"
            pending={fetching}
            onClick={() => void save(contractDocumentPath(key), document.name, documentMediaType)}
          >
            <Download />
            Baixar
          </PendingButton>
        </Stack>
      ) : (
        <Text color="fg.muted" textStyle="sm">
          Nenhum documento enviado ainda.
        </Text>
      )}
      <PdfField
        name="Documento do contrato"
        file={file}
        onChoose={(chosen) => {
          setFile(chosen);
          setError(undefined);
        }}
        progress={progress}
        error={error}
        label={document ? "Trocar o documento" : "Escolher PDF"}
      />
      {file ? (
        <PendingButton alignSelf="flex-start" pending={progress !== null} onClick={() => void send(file)}>
          <FileUp />
          {progress ? "Enviando…" : "Enviar documento"}
        </PendingButton>
      ) : null}
    </DetailSection>
  );
}

interface ContractDetailsProps {
  id: string;
  /** Relay fetch key: a new value refetches the details. */
  fetchKey: string;
  onAct: (act: ContractAct, contract: ContractOfList) => void;
}

/** All details of one contract. */
export function ContractDetails({ id, fetchKey, onAct }: ContractDetailsProps) {
  const [asked, setAsked] = useState(0);
  const { node } = useLazyLoadQuery<ContractDetailsQuery>(
    graphql`
      query ContractDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on Contract {
            ...contractRow_contract @alias(as: "row")
            ...ContractDetails_contract @alias(as: "papers")
            createdAt
            endReason
          }
        }
      }
    `,
    { id },
    { fetchKey: `${fetchKey} ${asked}`, fetchPolicy: "store-and-network" },
  );
  if (!node?.row || !node.papers) return <EmptyState icon={FileX} title="Contrato não encontrado" />;
  const contract = contractRow(node.row);
  const acts = contractActs(contract);
  const { arena, federation, endedOn } = contract;
  const page = arena
    ? `/admin/arenas?aberto=${encodeURIComponent(arena.id)}`
    : `/admin/federations?aberto=${encodeURIComponent(federation?.id ?? "")}`;

  return (
    <Stack gap="5" pb="4">
      <Stack gap="1">
        <Text textStyle="xl" fontWeight="bold" overflowWrap="anywhere">
          {partyName(contract)}
        </Text>
        <HStack gap="2" wrap="wrap">
          <ContractStatus {...contract} />
          <TextLink to={page} textStyle="sm">
            {arena ? "Ver a arena e o histórico" : "Ver a federação e o histórico"}
          </TextLink>
        </HStack>
      </Stack>
      {endedOn ? (
        <Notice tone="info">
          <Text fontWeight="semibold">
            {contract.state === "ENDED" ? "Encerrado" : "Será encerrado"} a partir de {formatDate(endedOn)}
          </Text>
          {node.endReason ? <Text mt="1">{node.endReason}</Text> : null}
        </Notice>
      ) : null}
      {acts.length > 0 ? (
        <Flex gap="2" wrap="wrap" css={{ "& > *": { flex: "1 1 8rem" } }}>
          {acts.includes("renew") ? (
            <Button variant="outline" colorPalette="palm" onClick={() => onAct("renew", contract)}>
              <CalendarPlus />
              Renovar
            </Button>
          ) : null}
          {acts.includes("edit") ? (
            <Button variant="outline" colorPalette="sea" onClick={() => onAct("edit", contract)}>
              <Pencil />
              Editar
            </Button>
          ) : null}
          {acts.includes("end") ? (
            <Button variant="outline" colorPalette="flag" onClick={() => onAct("end", contract)}>
              <CalendarX />
              {endedOn ? "Mudar o encerramento" : "Encerrar"}
            </Button>
          ) : null}
        </Flex>
      ) : null}
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact name="Plano">{contract.plan}</Fact>
        <Fact name="Valor">
          {formatMoney(contract.priceInCents)} {perPeriod[contract.billingPeriod]}
        </Fact>
        <Fact wide name="Vigência">
          {validityInWords(contract)}
        </Fact>
        <Fact name="Ao fim do prazo">{afterwardsInWords(contract) ?? atItsEnd(contract)}</Fact>
        <Fact name="Cadastrado em">{node.createdAt ? formatDateTime(node.createdAt, brasiliaTime) : ""}</Fact>
      </SimpleGrid>
      <ContractDocument contract={node.papers} onSent={() => setAsked(asked + 1)} />
    </Stack>
  );
}

/** The text shown when no end is set. */
const atItsEnd = ({ state, lastDay }: ContractOfList): string => {
  if (state === "ENDED") return "Já encerrado";
  return lastDay === null ? "Vale até ser encerrado" : "Precisa ser renovado ou encerrado";
};
