import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { counted } from "../../../server/platform/numbers.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { FormDialog } from "../../ui/form/FormDialog";
import { SwitchField } from "../../ui/form/SwitchField";
import { useServerForm } from "../../ui/form/server-form";
import { formatMoney } from "../../ui/format";
import { newKey } from "../../ui/new-key";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { payerOf } from "./charge-columns";
import { HowItCameFields } from "./HowItCameFields";
import { useRegisterPaymentsMutation, useRemindPayersMutation } from "./use-charge-mutations";

export interface ChosenCharge {
  id: string;
  payerName?: string | null;
  openInCents: number;
  dueOn?: string | null;
}

export interface SeveralChargesProps {
  chosen: readonly ChosenCharge[];
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

const inCharges = (count: number): string => counted(count, "cobrança", "cobranças");
const totalOf = (chosen: readonly ChosenCharge[]): string =>
  formatMoney(chosen.reduce((sum, { openInCents }) => sum + openInCents, 0));

/** "Já não estava em aberto: Ana Reis, Bia Lima"; nothing where there are none. */
const those = (what: string, charges: readonly { payerName?: string | null }[]): string | null =>
  charges.length === 0 ? null : `${what}: ${charges.map(payerOf).join(", ")}.`;

/** 'Baixa Manual' of several: each is paid in full. */
export function PaySeveralDialog({
  chosen,
  today,
  open,
  onDone,
  onClose,
}: SeveralChargesProps & { today: string }) {
  // The same button pressed twice counts once.
  const [requestKey] = useState(newKey);
  const { form, submit, pending } = useServerForm(useRegisterPaymentsMutation(), {
    rules: async () =>
      (await import("../../../server/billing/charges/charge-input.rules")).chargePaymentsSchema,
    defaultValues: {
      chargeIds: chosen.map(({ id }) => id),
      method: "PIX",
      paidOn: today,
      note: "",
      waivesLate: false,
      requestKey,
    },
    input: (input) => input,
    onDone: (done) => {
      const { paidCount, notOpen } = done;
      toast.success({
        title: "Pagamentos registrados",
        description: [`Baixa manual em ${inCharges(paidCount)}.`, those("Já não estavam em aberto", notOpen)]
          .filter((part) => part !== null)
          .join(" "),
      });
      onDone();
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Baixa Manual em ${inCharges(chosen.length)}`}
      description={`Cada uma fica paga por inteiro: ${totalOf(chosen)} ao todo, mais multa e juros do que venceu antes do dia do pagamento.`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Registrar pagamentos"
      pendingLabel="Registrando…"
    >
      {errors.chargeIds?.message ? <Notice tone="error">{errors.chargeIds.message}</Notice> : null}
      <SwitchField
        control={control}
        name="waivesLate"
        label="Dispensar multa e juros"
        hint="O valor sem eles já basta."
      />
      <HowItCameFields
        today={today}
        errors={errors}
        method={register("method")}
        paidOn={register("paidOn")}
        note={register("note")}
      />
    </FormDialog>
  );
}

/** 'Lembrar': who owes them gets a mail now. */
export function RemindSeveralDialog({ chosen, open, onDone, onClose }: SeveralChargesProps) {
  const [remind, pending] = useRemindPayersMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setRefusal(null);
    const answer = (await remind({ input: { chargeIds: chosen.map(({ id }) => id) } }))?.remindPayers;
    if (answer?.refusal) return setRefusal(answer.refusal.message);
    if (!answer?.done) return;
    const { reminded, alreadyReminded, withoutAccount } = answer.done;
    const left = [
      those("Já lembrados hoje", alreadyReminded),
      those("Sem conta para receber e-mail", withoutAccount),
    ]
      .filter((part) => part !== null)
      .join(" ");
    if (reminded.length === 0) return setRefusal(`Nenhum e-mail enviado. ${left}`.trim());
    toast.success({ title: `E-mail enviado de ${inCharges(reminded.length)}`, description: left });
    onDone();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Lembrar quem deve ${inCharges(chosen.length)}?`}
      confirmLabel="Enviar e-mails"
      pendingLabel="Enviando…"
      pending={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Stack gap="3">
        <Text>
          Cada pessoa recebe um e-mail com o que está em aberto e como pagar. Da mesma cobrança sai no máximo
          um por dia.
        </Text>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}
