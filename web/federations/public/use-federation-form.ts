import { useEffect, useState } from "react";
import { graphql } from "react-relay/hooks";
import { formatCnpj } from "../../../server/brazil/cnpj.rules";
import type { FederationRecord } from "../../../server/federations/federation-record.rules";
import type { useFederationFormUpdateMutation } from "../../__generated__/useFederationFormUpdateMutation.graphql";
import { useAction } from "../../relay/use-action";
import { changedFields } from "../../ui/form/changed-fields";
import { useServerForm } from "../../ui/form/use-server-form";
import { toast } from "../../ui/toaster";
import { federationRecord, type FederationRow } from "./federation-record";
import { federationLabels } from "./FederationFields";

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
  const { form, submit, pending } = useServerForm(
    useAction<useFederationFormUpdateMutation>(
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
    ),
    {
      rules: async () =>
        (await import("../../../server/federations/federation-record.rules")).federationRecordSchema,
      defaultValues: typedOf(federation),
      input: (record) => ({ federationId: federation.id, version: seen.version, ...record }),
      onDone: (done) => {
        const now = federationRecord(done.federation);
        setSeen(now);
        reset(typedOf(now));
        toast.success({ title: "Federação salva", description: "Os dados da federação foram atualizados." });
        onSaved();
      },
      onRefused: ({ changedMeanwhile }) => {
        if (!changedMeanwhile) return false;
        const now = federationRecord(changedMeanwhile.federation);
        setMeanwhile({
          message: changedMeanwhile.message,
          changes: changedFields(typedOf(seen), typedOf(now), federationLabels),
        });
        setSeen(now);
        // Untouched fields get what was saved meanwhile, so that saving again does not undo it.
        reset(typedOf(now), { keepDirtyValues: true, keepDirty: true });
        return true;
      },
    },
  );
  const { isDirty } = form.formState;
  const { reset } = form;
  // A page that is opened again shows first what it knew, then what has come to be.
  if (federation.version > seen.version && !isDirty) setSeen(federation);
  useEffect(() => {
    if (!isDirty) reset(typedOf(seen));
  }, [seen, isDirty, reset]);
  const submitAgain = (record: FederationRecord) => {
    setMeanwhile(undefined);
    return submit(record);
  };
  return { form, submit: submitAgain, pending, meanwhile };
}
