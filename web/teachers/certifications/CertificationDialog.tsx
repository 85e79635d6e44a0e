import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Download } from "lucide-react";
import { useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { useRevalidator } from "react-router-dom";
import type { z } from "zod";
import { documentMediaType, sizeInWords } from "../../../server/platform/uploads.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import {
  certificationLevelLabel,
  certificationLevels,
} from "../../../server/teachers/certification-level.rules";
import type { certificationSchema } from "../../../server/teachers/certifications/certification-input.rules";
import { certificationDocumentPath } from "../../../server/teachers/certifications/certification-state.rules";
import { PdfField } from "../../relay/PdfField";
import { sendDocument } from "../../relay/send-document";
import { useSaveServedFile } from "../../relay/use-save-served-file";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { PendingButton } from "../../ui/form/PendingButton";
import { tellInvalid, useServerFormWith } from "../../ui/form/server-form";
import { formatDateTime, today } from "../../ui/format";
import type { Progress } from "../../ui/long-work/long-work";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";
import type { OwnCertification } from "./certification-columns";
import {
  useAddCertificationMutation,
  useUpdateCertificationMutation,
  useRemoveCertificationMutation,
} from "./use-certification-mutations";
import { ConfirmDialog } from "../../ui/ConfirmDialog";

interface CertificationDialogProps {
  /** Null for one that is to be added. */
  certification: OwnCertification | null;
  open: boolean;
  onClose: () => void;
}

type Typed = z.input<ReturnType<typeof certificationSchema>>;

const levels = certificationLevels.map((value) => ({ value, label: certificationLevelLabel[value] }));
/** As the form shows them. */
const fields = ["name", "level", "issuer", "issuedOn", "validUntil"] as const;
const empty: Typed = { name: "", level: "BASIC", issuer: "", issuedOn: "", validUntil: "" };

/** A certificate that a teacher has got, or renewed. */
export function CertificationDialog({ certification, open, onClose }: CertificationDialogProps) {
  // The same button pressed twice adds one.
  const [requestKey] = useState(newKey);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const { revalidate } = useRevalidator();
  const [add, adding] = useAddCertificationMutation();
  const [update, updating] = useUpdateCertificationMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      async (said) => {
        if (progress) return null; // saved already, and its document is being sent
        return certification
          ? (await update({ input: { certificationId: certification.id, ...said } }))?.updateCertification
          : (await add({ input: { requestKey, ...said } }))?.addCertification;
      },
      adding || updating || progress !== null,
    ],
    {
      rules: async () =>
        (
          await import("../../../server/teachers/certifications/certification-input.rules")
        ).certificationSchema(today(brasiliaTime)),
      defaultValues: certification ? typedOf(certification) : empty,
      onDone: async (done) => {
        const title = certification ? "Certificação atualizada" : "Certificação adicionada";
        const problem = file && done.certification ? await send(done.certification.key, file) : null;
        if (problem === null) toast.success({ title, description: `${title} com sucesso.` });
        else
          toast.error({
            title: `${title}, mas sem o documento`,
            description: `${problem.replace(/\.$/, "")}. Abra a certificação e envie de novo.`,
          });
        onClose();
      },
      onRefused: ({ refusal }) => {
        if (refusal?.fields) tellInvalid(refusal.message);
        return false;
      },
    },
  );
  const { register, formState } = form;
  const { errors } = formState;

  const refuse = (found: FieldErrors<Typed>) =>
    tellInvalid(fields.flatMap((field) => found[field]?.message ?? [])[0]);

  const send = async (key: string, chosen: File) => {
    setProgress({ done: 0, of: chosen.size });
    const problem = await sendDocument(certificationDocumentPath(key), chosen, setProgress);
    setProgress(null);
    if (problem === null) await revalidate();
    return problem;
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={certification ? "Editar certificação" : "Adicionar certificação"}
      form={{ ...form, handleSubmit: (valid) => form.handleSubmit(valid, refuse) }}
      onSubmit={submit}
      pending={pending}
      submitLabel={certification ? "Salvar" : "Adicionar"}
      pendingLabel={progress ? "Enviando o documento…" : certification ? "Salvando…" : "Adicionando…"}
    >
      <TextField
        label="Nome da certificação"
        required
        autoComplete="off"
        maxLength={150}
        placeholder="Treinador de Beach Tennis"
        error={errors.name?.message}
        {...register("name")}
      />
      <SelectField
        label="Nível"
        required
        options={levels}
        error={errors.level?.message}
        {...register("level")}
      />
      <TextField
        label="Entidade certificadora"
        required
        autoComplete="off"
        maxLength={150}
        placeholder="Confederação Brasileira de Tênis"
        error={errors.issuer?.message}
        {...register("issuer")}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <DateField
          label="Data da certificação"
          required
          max={today(brasiliaTime)}
          error={errors.issuedOn?.message}
          {...register("issuedOn")}
        />
        <DateField
          label="Validade"
          hint="Deixe em branco se não vence."
          error={errors.validUntil?.message}
          {...register("validUntil")}
        />
      </SimpleGrid>
      <Stack gap="1.5">
        <Text textStyle="sm" fontWeight="semibold">
          Documento
        </Text>
        {certification?.document ? <SentDocument certification={certification} /> : null}
        <PdfField
          name="Documento da certificação"
          label={certification?.document ? "Trocar o documento" : "Escolher PDF"}
          file={file}
          onChoose={setFile}
          progress={progress}
        />
      </Stack>
    </FormDialog>
  );
}

/** The PDF that is kept, to fetch a copy of. */
function SentDocument({ certification: { key, document } }: { certification: OwnCertification }) {
  const [save, fetching] = useSaveServedFile("Não foi possível baixar o documento");
  if (!document) return null;
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <Text textStyle="sm" color="fg.muted" minW="0" overflowWrap="anywhere">
        {document.name} ({sizeInWords(document.size)}), enviado em{" "}
        {formatDateTime(document.sentAt, brasiliaTime)}
      </Text>
      <PendingButton
        type="button"
        variant="outline"
        colorPalette="sea"
        pending={fetching}
        onClick={() => void save(certificationDocumentPath(key), document.name, documentMediaType)}
      >
        <Download />
        Baixar
      </PendingButton>
    </Flex>
  );
}

const typedOf = ({ name, level, issuer, issuedOn, validUntil }: OwnCertification): Typed => ({
  name,
  level,
  issuer,
  issuedOn,
  validUntil: validUntil ?? "",
});

interface RemoveCertificationDialogProps {
  certification: OwnCertification;
  open: boolean;
  onClose: () => void;
}

/** Asked first: a certificate goes from the teacher's list and from those of their arenas. */
export function RemoveCertificationDialog({
  certification: { id, name },
  open,
  onClose,
}: RemoveCertificationDialogProps) {
  const [remove, pending] = useRemoveCertificationMutation();
  const confirm = async () => {
    const answer = (await remove({ input: { certificationId: id } }))?.removeCertification;
    if (!answer) return;
    if (answer.refusal) toast.error({ title: answer.refusal.message });
    else toast.success({ title: "Certificação removida", description: "Certificação removida com sucesso." });
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Remover certificação?"
      description={`${name} deixa de aparecer para você e para as arenas onde você dá aulas.`}
      confirmLabel="Remover"
      pendingLabel="Removendo…"
      pending={pending}
      dangerous
      onConfirm={() => void confirm()}
    />
  );
}
