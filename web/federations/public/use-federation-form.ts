import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import type { z } from "zod";
import { formatCnpj } from "../../../server/brazil/cnpj.rules";
import type {
  FederationRecord,
  federationRecordSchema,
} from "../../../server/federations/federation-record.rules";
import type { useFederationFormUpdateMutation } from "../../__generated__/useFederationFormUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";
import { changedFields } from "../../ui/form/changed-fields";
import { tellRefusal } from "../../ui/form/refusal";
import { useLateRules } from "../../ui/form/use-late-rules";
import { toast } from "../../ui/toaster";
import { federationRecord, type FederationRow } from "./federation-record";
import { federationLabels } from "./FederationFields";

type Typed = z.input<typeof federationRecordSchema>;

const typedOf = (federation: FederationRow) => ({
  name: federation.name,
  acronym: federation.acronym,
  responsibleName: federation.responsibleName,
  email: federation.email,
  cnpj: formatCnpj(federation.cnpj ?? ""),
  phone: federation.phone ?? "",
  fullAddress: federation.fullAddress ?? "",
  website: federation.website ?? "",
  city: federation.city ?? "",
  uf: federation.uf ?? "",
  pixKey: federation.pixKey ?? "",
});

/**
 * The form of a federation's data: saves what is typed, and where another person has saved meanwhile shows what they
 * changed before it saves again.
 */
export function useFederationForm(federation: FederationRow, onSaved: () => void) {
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
  const { isDirty } = form.formState;
  const { reset } = form;
  // A page that is opened again shows first what it knew, then what has come to be.
  if (federation.version > seen.version && !isDirty) setSeen(federation);
  useEffect(() => {
    if (!isDirty) reset(typedOf(seen));
  }, [seen, isDirty, reset]);
  const [save, pending] = useAction<useFederationFormUpdateMutation>(
    graphql`
      mutation useFederationFormUpdateMutation($input: UpdateFederationInput!) {
        updateFederation(input: $input) {
          ... on UpdateFederationSuccess @alias(as: "done") {
            federation {
              ...federationRecord_federation
            }
          }
          ... on FederationChangedMeanwhile @alias(as: "changedMeanwhile") {
            message
            federation {
              ...federationRecord_federation
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar a federação", description: "Tente novamente." } },
  );

  const submit = async (record: FederationRecord) => {
    setMeanwhile(undefined);
    const input = { federationId: federation.id, version: seen.version, ...record };
    const answer = (await save({ input }))?.updateFederation;

    if (answer?.done) {
      const now = federationRecord(answer.done.federation);
      setSeen(now);
      reset(typedOf(now));
      toast.success({ title: "Federação salva", description: "Os dados da federação foram atualizados." });
      return onSaved();
    } else if (answer?.changedMeanwhile) {
      const now = federationRecord(answer.changedMeanwhile.federation);
      setMeanwhile({
        message: answer.changedMeanwhile.message,
        changes: changedFields(typedOf(seen), typedOf(now), federationLabels),
      });
      setSeen(now);
      // Untouched fields get what was saved meanwhile, so that saving again does not undo it.
      return reset(typedOf(now), { keepDirtyValues: true, keepDirty: true });
    } else if (answer?.refusal) {
      return tellRefusal(form, answer.refusal);
    }
  };

  return { form, submit, pending, meanwhile };
}
