import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { formatCnpj } from "../../../server/brazil/cnpj.rules";
import type {
  FederationRecord,
  federationRecordSchema,
} from "../../../server/federations/federation-record.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { useLateRules } from "../../ui/form/use-late-rules";
import { toast } from "../../ui/toaster";
import { changedFields } from "../changed-fields";
import { ChangedMeanwhile } from "../ChangedMeanwhile";
import { tellRefusal } from "../../ui/form/refusal";
import { federationRow, type FederationOfList } from "./federation-row";
import { FederationFields, federationLabels } from "./FederationFields";
import { useUpdateFederationMutation } from "./use-federation-mutations";

type Typed = z.input<typeof federationRecordSchema>;

const typedOf = (federation: FederationOfList) => ({
  name: federation.name,
  acronym: federation.acronym,
  responsibleName: federation.responsibleName,
  email: federation.email,
  cnpj: formatCnpj(federation.cnpj ?? ""),
  phone: federation.phone ?? "",
  fullAddress: federation.fullAddress ?? "",
  website: federation.website ?? "",
});

interface EditFederationDialogProps {
  open: boolean;
  federation: FederationOfList;
  onClose: () => void;
}

export function EditFederationDialog({ open, federation, onClose }: EditFederationDialogProps) {
  // What was read last: saving is meant for that, and for nothing newer that one has not seen.
  const [seen, setSeen] = useState(federation);
  const [meanwhile, setMeanwhile] = useState<{
    message: string;
    changes: ReturnType<typeof changedFields>;
  }>();
  const form = useForm<Typed, unknown, FederationRecord>({
    resolver: useLateRules(
      async () =>
        (await import("../../../server/federations/federation-record.rules")).federationRecordSchema,
    ),
    defaultValues: typedOf(federation),
  });
  const { register, formState } = form;
  const { errors } = formState;
  const [save, pending] = useUpdateFederationMutation();

  const submit = async (record: FederationRecord) => {
    setMeanwhile(undefined);
    const input = { federationId: federation.id, version: seen.version, ...record };
    const answer = (await save({ input }))?.updateFederation;
    switch (answer?.__typename) {
      case "UpdateFederationSuccess":
        toast.success({ title: "Federação salva", description: "Os dados da federação foram atualizados." });
        return onClose();
      case "FederationChangedMeanwhile": {
        const now = federationRow(answer.federation);
        setMeanwhile({
          message: answer.message,
          changes: changedFields(typedOf(seen), typedOf(now), federationLabels),
        });
        setSeen(now);
        // What one has not touched is as the other one saved it: one's own save takes nothing of that back.
        return form.reset(typedOf(now), { keepDirtyValues: true, keepDirty: true });
      }
      case "InvalidInput":
      case "RuleViolation":
        return tellRefusal(form, answer);
    }
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Editar Federação"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando..."
    >
      {meanwhile ? <ChangedMeanwhile {...meanwhile} /> : null}
      <FederationFields register={register} errors={errors} />
    </FormDialog>
  );
}
