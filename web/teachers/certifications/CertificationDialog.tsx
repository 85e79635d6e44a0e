import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import {
  certificationLevelLabel,
  certificationLevels,
} from "../../../server/teachers/certification-level.rules";
import type {
  CertificationInput,
  certificationSchema,
} from "../../../server/teachers/certifications/certification-input.rules";
import { DateField } from "../../ui/form/DateField";
import { FormDialog } from "../../ui/form/FormDialog";
import { tellRefusal } from "../../ui/form/refusal";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { today } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { toast } from "../../ui/toaster";
import type { OwnCertification } from "./read-certification";
import { useAddCertificationMutation, useUpdateCertificationMutation } from "./use-certification-mutations";

interface CertificationDialogProps {
  /** Null for one that is to be added. */
  certification: OwnCertification | null;
  open: boolean;
  onClose: () => void;
}

type Typed = z.input<ReturnType<typeof certificationSchema>>;

const levels = certificationLevels.map((value) => ({ value, label: certificationLevelLabel[value] }));
const empty: Typed = { name: "", level: "BASIC", issuer: "", issuedOn: "", validUntil: "" };

/** A certificate that a teacher has got, or renewed. */
export function CertificationDialog({ certification, open, onClose }: CertificationDialogProps) {
  // The same button pressed twice adds one.
  const [requestKey] = useState(newKey);
  const form = useForm<Typed, unknown, CertificationInput>({
    resolver: useLateRules(async () =>
      (await import("../../../server/teachers/certifications/certification-input.rules")).certificationSchema(
        today(brasiliaTime),
      ),
    ),
    defaultValues: certification ? typedOf(certification) : empty,
  });
  const { register, formState } = form;
  const { errors } = formState;
  const [add, adding] = useAddCertificationMutation();
  const [update, updating] = useUpdateCertificationMutation();

  const submit = async (said: CertificationInput) => {
    const answer = certification
      ? (await update({ input: { certificationId: certification.id, ...said } }))?.updateCertification
      : (await add({ input: { requestKey, ...said } }))?.addCertification;
    if (!answer || answer.__typename === "%other") return;
    if (answer.__typename === "InvalidInput")
      toast.error({ title: "Dados inválidos", description: answer.fields[0]?.message });
    if (answer.__typename === "InvalidInput" || answer.__typename === "RuleViolation")
      return tellRefusal(form, answer);
    const title = certification ? "Certificação atualizada" : "Certificação adicionada";
    toast.success({ title, description: `${title} com sucesso.` });
    onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={certification ? "Editar certificação" : "Adicionar certificação"}
      form={form}
      onSubmit={submit}
      pending={adding || updating}
      submitLabel={certification ? "Salvar" : "Adicionar"}
      pendingLabel={certification ? "Salvando…" : "Adicionando…"}
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
    </FormDialog>
  );
}

const typedOf = ({ name, level, issuer, issuedOn, validUntil }: OwnCertification): Typed => ({
  name,
  level,
  issuer,
  issuedOn,
  validUntil: validUntil ?? "",
});
