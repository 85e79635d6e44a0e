import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Download, FileUp } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { contractDocumentPath } from "../../../server/administration/contracts/contract-document.rules";
import { documentMediaType, sizeInWords } from "../../../server/platform/pdf-document.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { ContractDocument_contract$key } from "../../__generated__/ContractDocument_contract.graphql";
import { useSaveServedFile } from "../../relay/use-save-served-file";
import { DetailSection } from "../../ui/DetailSection";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDateTime } from "../../ui/format";
import type { Progress } from "../../ui/long-work/long-work";
import { toast } from "../../ui/toaster";
import { sendDocument } from "../../relay/send-document";
import { PdfField } from "../../relay/PdfField";

interface ContractDocumentProps {
  contract: ContractDocument_contract$key;
  /** Called after an upload, so that the parent refetches the contract. */
  onSent: () => void;
}

/** The contract's PDF: download it, or replace it with another file. */
export function ContractDocument({ contract, onSent }: ContractDocumentProps) {
  const { key, document } = useFragment(
    graphql`
      fragment ContractDocument_contract on Contract {
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
