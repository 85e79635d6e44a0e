import { Stack } from "@chakra-ui/react/stack";
import { Landmark, Wallet } from "lucide-react";
import { useWatch } from "react-hook-form";
import { pixKeyKindLabel, readPixKey } from "../../../server/brazil/pix-key.rules";
import { Card } from "../../ui/Card";
import { ChangedMeanwhile } from "../../ui/form/ChangedMeanwhile";
import { PendingButton } from "../../ui/form/PendingButton";
import { LeaveGuard } from "../../ui/form/steps/LeaveGuard";
import { TextField } from "../../ui/form/TextField";
import { Notice } from "../../ui/Notice";
import type { FederationRow } from "../public/federation-record";
import { FederationFields, federationLabels } from "../public/FederationFields";
import { useFederationForm } from "../public/use-federation-form";

/** What a federation says of itself, and where it is paid. */
export function FederationSettingsForm({ federation }: { federation: FederationRow }) {
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
