import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Landmark } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AgreementCard_agreement$key } from "../../__generated__/AgreementCard_agreement.graphql";
import { Card } from "../../ui/Cards";
import { Fact } from "../../ui/Facts";
import { FormDialog } from "../../ui/form/FormDialog";
import { hasCode } from "../../ui/form/refusal";
import { SwitchField } from "../../ui/form/SwitchField";
import { TextField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { useSaveAgreementMutation } from "../use-boleto-mutations";

interface AgreementCardProps {
  arenaId: string;
  agreement: AgreementCard_agreement$key | null | undefined;
}

/** On a phone the end of the form is below the screen. */
const bringIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: "nearest" });

const withDigit = (number: string, digit: string): string => (digit === "" ? number : `${number}-${digit}`);

/** 'Convênio de cobrança': what the arena has agreed with Banco do Brasil. */
export function AgreementCard({ arenaId, agreement: key }: AgreementCardProps) {
  const agreement = useFragment(
    graphql`
      fragment AgreementCard_agreement on BankAgreement {
        number
        variation
        branch
        branchDigit
        account
        accountDigit
        receiverName
      }
    `,
    key ?? null,
  );
  const [editing, setEditing] = useState(false);
  return (
    <Card
      title="Convênio de cobrança"
      icon={Landmark}
      action={
        <Button size="sm" variant={agreement ? "outline" : "solid"} onClick={() => setEditing(true)}>
          {agreement ? "Alterar convênio" : "Cadastrar convênio"}
        </Button>
      }
    >
      <Stack gap="4">
        {agreement ? (
          <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="4">
            <Fact name="Banco">001 · Banco do Brasil</Fact>
            <Fact name="Convênio">{agreement.number}</Fact>
            <Fact name="Carteira">{`17, variação ${agreement.variation}`}</Fact>
            <Fact name="Agência e conta">
              {`${withDigit(agreement.branch, agreement.branchDigit)} / ${withDigit(agreement.account, agreement.accountDigit)}`}
            </Fact>
            <Fact name="Beneficiário" wide>
              {agreement.receiverName}
            </Fact>
          </SimpleGrid>
        ) : (
          <Text color="fg.muted">
            Com um convênio de cobrança do Banco do Brasil, carteira 17, os boletos são registrados por
            arquivos que a arena leva ao banco e traz de volta.
          </Text>
        )}
        <Notice tone="info">
          Antes dos primeiros boletos, o banco precisa aprovar um arquivo de teste (homologação): envie a
          primeira remessa ao seu gerente e espere a confirmação.
        </Notice>
      </Stack>
      {editing ? (
        <AgreementDialog arenaId={arenaId} agreement={agreement ?? null} onClose={() => setEditing(false)} />
      ) : null}
    </Card>
  );
}

interface AgreementDialogProps {
  arenaId: string;
  agreement: Record<
    "number" | "variation" | "branch" | "branchDigit" | "account" | "accountDigit" | "receiverName",
    string
  > | null;
  onClose: () => void;
}

function AgreementDialog({ arenaId, agreement, onClose }: AgreementDialogProps) {
  // Kept while the user answers: the form forgets its errors as soon as a field changes.
  const [question, setQuestion] = useState<string | null>(null);
  const { form, submit, pending } = useServerForm(useSaveAgreementMutation(), {
    rules: async () =>
      (await import("../../../server/billing/boletos/boleto-input.rules")).bankAgreementSchema,
    defaultValues: {
      number: agreement?.number ?? "",
      variation: agreement?.variation ?? "",
      branch: agreement?.branch ?? "",
      branchDigit: agreement?.branchDigit ?? "",
      account: agreement?.account ?? "",
      accountDigit: agreement?.accountDigit ?? "",
      receiverName: agreement?.receiverName ?? "",
      lastUsedNumber: null,
      dropsBoletos: false,
    },
    input: (input) => ({ arenaId, ...input }),
    onRefused: ({ refusal }) => {
      if (!hasCode(refusal, "BOLETOS_WOULD_DROP")) return false;
      setQuestion(refusal?.message ?? null);
      return true;
    },
    onDone: () => {
      toast.success({ title: "Convênio salvo" });
      onClose();
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const digit = { maxLength: 1, autoComplete: "off" } as const;
  const digits = { inputMode: "numeric", autoComplete: "off", required: true } as const;
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Convênio de cobrança"
      description="Banco do Brasil (001), carteira 17: a arena imprime e entrega os boletos. Os números estão no contrato com o banco."
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      <TextField
        label="Beneficiário"
        hint="A razão social, como está no banco."
        required
        maxLength={30}
        autoComplete="off"
        error={errors.receiverName?.message}
        {...register("receiverName")}
      />
      <SimpleGrid columns={2} gap="5" alignItems="start">
        <TextField
          label="Convênio"
          hint="7 números"
          {...digits}
          error={errors.number?.message}
          {...register("number")}
        />
        <TextField
          label="Variação da carteira"
          hint="3 números"
          {...digits}
          error={errors.variation?.message}
          {...register("variation")}
        />
        <TextField label="Agência" {...digits} error={errors.branch?.message} {...register("branch")} />
        <TextField
          label="Dígito da agência"
          {...digit}
          error={errors.branchDigit?.message}
          {...register("branchDigit")}
        />
        <TextField label="Conta" {...digits} error={errors.account?.message} {...register("account")} />
        <TextField
          label="Dígito da conta"
          {...digit}
          error={errors.accountDigit?.message}
          {...register("accountDigit")}
        />
      </SimpleGrid>
      <TextField
        label="Último número já usado (opcional)"
        hint="Se outro sistema já emitiu boletos com este convênio: os daqui continuam depois dele, e o banco não os confunde."
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        error={errors.lastUsedNumber?.message}
        {...register("lastUsedNumber", {
          setValueAs: (typed) => (typed === "" || typed === null ? null : Number(typed)),
        })}
      />
      {question === null ? null : (
        <Box role="alert" ref={bringIntoView}>
          <Notice tone="warning">
            <Stack gap="3">
              <Text>{question}</Text>
              <SwitchField control={control} name="dropsBoletos" label="Descartar os boletos em aberto" />
            </Stack>
          </Notice>
        </Box>
      )}
    </FormDialog>
  );
}
