import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { needsDueDay } from "../../../server/billing/boletos/boleto.rules";
import { ufName } from "../../../server/brazil/uf.rules";
import { counted, plural } from "../../../server/platform/numbers.rules";
import type { BoletoDialogsQuery } from "../../__generated__/BoletoDialogsQuery.graphql";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { useQuestion } from "../../ui/form/use-question";
import { useServerForm } from "../../ui/form/server-form";
import { formatMoney } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { TextLink } from "../../ui/Links";
import { toast } from "../../ui/toaster";
import { boletosPath } from "../public/finance-paths";
import {
  useCancelBoletoMutation,
  useIssueBoletoMutation,
  useIssueBoletosMutation,
} from "../use-boleto-mutations";
import { payerOf } from "./charge-columns";
import { type ChargeDialogProps, owedToday } from "./shown-charge";
import type { SeveralChargesProps } from "./SeveralCharges";

const rules = () => import("../../../server/billing/boletos/boleto-input.rules");
const ufOptions = Object.entries(ufName).map(([value, name]) => ({ value, label: `${value} · ${name}` }));
const nextStep = "A próxima remessa leva ao banco. Só pode ser pago depois que o banco registra.";
const laterInterest =
  "O boleto cobra o que é devido hoje. A multa e os juros até o pagamento continuam em aberto na cobrança, cujo vencimento não muda.";

/** 'Emitir Boleto': who pays, as the bank's file needs it, and for a charge that is past due another day. */
export function IssueBoletoDialog({ charge, today, open, onDone, onClose }: ChargeDialogProps) {
  // No key of its own: state made before the answer is here would be lost, and the question asked again and again.
  const { node } = useLazyLoadQuery<BoletoDialogsQuery>(
    graphql`
      query BoletoDialogsQuery($id: ID!) {
        node(id: $id) {
          ... on Charge @alias(as: "charge") {
            boletoPayer {
              name
              hasDocument
              street
              district
              postalCode
              city
              uf
            }
          }
        }
      }
    `,
    { id: charge.id },
    { fetchPolicy: "network-only" },
  );
  const known = node?.charge?.boletoPayer;
  const choosesDay = needsDueDay(charge.dueOn ?? null, today);
  const { form, submit, pending } = useServerForm(useIssueBoletoMutation(), {
    rules: async () => (await rules()).issueBoletoSchema,
    defaultValues: {
      dueOn: "",
      payerName: known?.name ?? (charge.payerName ?? "").slice(0, 40),
      payerDocument: "",
      street: known?.street ?? "",
      district: known?.district ?? "",
      postalCode: known?.postalCode ?? "",
      city: known?.city ?? "",
      uf: known?.uf ?? "",
    },
    input: (input) => ({ chargeId: charge.id, ...input }),
    onDone: () => {
      toast.success({ title: "Boleto emitido", description: nextStep });
      onDone();
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Emitir Boleto"
      description={`${payerOf(charge)}: ${charge.description}, ${formatMoney(owedToday(charge))}. ${nextStep}`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Emitir"
      pendingLabel="Emitindo…"
    >
      {choosesDay ? (
        <DateField
          label="Vencimento do boleto"
          required
          min={today}
          hint={charge.standing === "OVERDUE" ? laterInterest : "O vencimento da cobrança não muda."}
          error={errors.dueOn?.message}
          {...register("dueOn")}
        />
      ) : null}
      <TextField
        label="Nome de quem paga"
        required
        maxLength={40}
        autoComplete="off"
        error={errors.payerName?.message}
        {...register("payerName")}
      />
      <TextField
        label="CPF ou CNPJ de quem paga"
        required={!known?.hasDocument}
        inputMode="numeric"
        autoComplete="off"
        hint={known?.hasDocument ? "Em branco, vale o que já temos." : undefined}
        error={errors.payerDocument?.message}
        {...register("payerDocument")}
      />
      <TextField
        label="Rua e número"
        required
        maxLength={40}
        autoComplete="off"
        error={errors.street?.message}
        {...register("street")}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <TextField
          label="Bairro"
          required
          maxLength={40}
          autoComplete="off"
          error={errors.district?.message}
          {...register("district")}
        />
        <TextField
          label="CEP"
          required
          inputMode="numeric"
          autoComplete="off"
          error={errors.postalCode?.message}
          {...register("postalCode")}
        />
        <TextField
          label="Cidade"
          required
          maxLength={40}
          autoComplete="off"
          error={errors.city?.message}
          {...register("city")}
        />
        <SelectField
          label="UF"
          required
          placeholder="Escolha a UF"
          options={ufOptions}
          error={errors.uf?.message}
          {...register("uf")}
        />
      </SimpleGrid>
    </FormDialog>
  );
}

/** 'Baixar boleto': asks the bank to stop collecting it; the charge stays open. */
export function CancelBoletoDialog({ charge, open, onDone, onClose }: ChargeDialogProps) {
  const { confirm, pending, refusal } = useQuestion(useCancelBoletoMutation(), {
    input: { chargeId: charge.id },
    onDone: () => {
      toast.success({ title: "Boleto retirado", description: payerOf(charge) });
      onDone();
    },
  });
  const isWaiting = charge.boleto?.status === "WAITING";
  return (
    <ConfirmDialog
      open={open}
      title="Baixar boleto?"
      confirmLabel="Baixar boleto"
      pendingLabel="Baixando…"
      pending={pending}
      dangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="3">
        <Text>
          {isWaiting
            ? "O banco ainda não recebeu este boleto: ele não vai na remessa."
            : "A próxima remessa pede a baixa ao banco. Até lá, o boleto ainda pode ser pago."}{" "}
          A cobrança continua em aberto.
        </Text>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}

/** 'Gerar Boletos' of several, with the address of each payer's last boleto. */
export function IssueSeveralDialog({
  chosen,
  today,
  open,
  onDone,
  onClose,
}: SeveralChargesProps & { today: string }) {
  const [notIssued, setNotIssued] = useState<readonly string[]>([]);
  const past = chosen.filter(({ dueOn }) => needsDueDay(dueOn ?? null, today));
  const { form, submit, pending } = useServerForm(useIssueBoletosMutation(), {
    rules: async () => (await rules()).issueBoletosSchema,
    defaultValues: { chargeIds: chosen.map(({ id }) => id), dueOn: "" },
    input: (input) => input,
    onDone: (done) => {
      const { issued, notIssued: left } = done;
      if (issued.length > 0)
        toast.success({
          title: `${counted(issued.length, "boleto emitido", "boletos emitidos")}`,
          description:
            left.length === 0
              ? nextStep
              : `${counted(left.length, "cobrança ficou", "cobranças ficaram")} sem boleto.`,
        });
      if (left.length === 0) onDone();
      else setNotIssued(left);
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      open={open}
      onClose={notIssued.length > 0 ? onDone : onClose}
      title={`Gerar Boletos de ${counted(chosen.length, "cobrança", "cobranças")}`}
      description={`Com o endereço do último boleto de cada pessoa. ${nextStep}`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Gerar Boletos"
      pendingLabel="Gerando…"
    >
      {errors.chargeIds?.message ? <Notice tone="error">{errors.chargeIds.message}</Notice> : null}
      {past.length > 0 ? (
        <>
          <Text textStyle="sm">
            {counted(
              past.length,
              "cobrança já venceu ou não tem vencimento",
              "cobranças já venceram ou não têm vencimento",
            )}
            : {past.map(payerOf).join(", ")}.
          </Text>
          <DateField
            label={plural(past.length, "Vencimento do boleto dela", "Vencimento dos boletos delas")}
            required
            min={today}
            hint={laterInterest}
            error={errors.dueOn?.message}
            {...register("dueOn")}
          />
        </>
      ) : null}
      {notIssued.length > 0 ? (
        <Notice tone="warning">
          <Stack as="ul" gap="1" listStyleType="none">
            {notIssued.map((reason, index) => (
              <li key={`${index} ${reason}`}>{reason}</li>
            ))}
          </Stack>
        </Notice>
      ) : null}
      <Text textStyle="sm" color="fg.muted">
        O convênio e as remessas ficam em <TextLink to={boletosPath}>Boletos</TextLink>.
      </Text>
    </FormDialog>
  );
}
