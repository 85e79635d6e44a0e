import { Stack } from "@chakra-ui/react/stack";
import { Landmark, Users, Wallet } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import { pixKeyKindLabel, readPixKey } from "../../../server/brazil/pix-key.rules";
import type { FederationSettingsPageQuery } from "../../__generated__/FederationSettingsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { Card } from "../../ui/Cards";
import { ChangedMeanwhile } from "../../ui/form/FormDialog";
import { PendingButton } from "../../ui/form/PendingButton";
import { LeaveGuard } from "../../ui/form/steps/FormDraft";
import { TextField } from "../../ui/form/Fields";
import { lazyDialog } from "../../ui/lazy-code";
import { FormSkeleton, Notice } from "../../ui/PageStates";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { federationRecord, type FederationRow } from "../public/federation-record";
import { FederationFields, federationLabels, useFederationForm } from "../public/FederationFields";
import { FederationMembers } from "../public/FederationMembers";
import { NoFederation } from "../public/NoFederation";

/** What a federation says of itself, and where it is paid. */
function FederationSettingsForm({ federation }: { federation: FederationRow }) {
  const { form, submit, pending, meanwhile } = useFederationForm(federation, () => undefined);
  const { register, control, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const key = readPixKey(useWatch({ control, name: "pixKey" }) ?? "");
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <LeaveGuard wouldLose={() => isDirty} />
      <Stack gap="6">
        {meanwhile ? <ChangedMeanwhile {...meanwhile} /> : null}
        <Card title="Dados da federação" icon={Landmark}>
          <FederationFields register={register} errors={errors} />
        </Card>
        <Card title="Recebimento por Pix" icon={Wallet}>
          <TextField
            label={federationLabels.pixKey}
            hint={
              key
                ? `${pixKeyKindLabel[key.kind]}: aparece no Pix das inscrições em campeonatos`
                : "CPF, CNPJ, e-mail, celular com DDD ou chave aleatória. Em branco, as inscrições ficam sem Pix"
            }
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxW={{ sm: "28rem" }}
            error={errors.pixKey?.message}
            {...register("pixKey")}
          />
        </Card>
        {errors.root?.message ? <Notice tone="error">{errors.root.message}</Notice> : null}
        <PendingButton type="submit" pending={pending} alignSelf={{ sm: "flex-start" }}>
          {pending ? "Salvando..." : "Salvar configurações"}
        </PendingButton>
      </Stack>
    </form>
  );
}

const AddMemberDialog = lazyDialog(async () => (await import("../public/AddMemberDialog")).AddMemberDialog);

/** /federation/settings: a federation's data, where it is paid, and its people. */
export function FederationSettingsPage() {
  return (
    <PageFrame title="Configurações">
      <PageContent skeleton={<FormSkeleton fields={8} />}>
        <FederationSettings />
      </PageContent>
    </PageFrame>
  );
}

function FederationSettings() {
  const { viewer } = usePageQuery<FederationSettingsPageQuery>(graphql`
    query FederationSettingsPageQuery($federation: UUID) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            name
            ...federationRecord_federation
            ...FederationMembers_federation
          }
        }
      }
    }
  `);
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(false);
  const federation = viewer?.federationMember?.federation;
  if (!federation) return <NoFederation />;
  const { id, name } = federation;
  return (
    <Stack key={id} gap="6" maxW="48rem">
      <FederationSettingsForm federation={federationRecord(federation)} />
      <Card title="Pessoas" icon={Users}>
        <FederationMembers
          federation={federation}
          onAdd={() => setAdding(true)}
          onDone={() => void revalidate()}
        />
      </Card>
      <AddMemberDialog open={adding} federation={{ id, name }} onClose={() => setAdding(false)} />
    </Stack>
  );
}
