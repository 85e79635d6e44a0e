import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Text } from "@chakra-ui/react/text";
import { useWatch } from "react-hook-form";
import { refundInWords } from "../../../server/enrolments/payment-terms.rules";
import { numberOrNull } from "../../ui/form/number-or-null";
import { SwitchField } from "../../ui/form/SwitchField";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { TextField } from "../../ui/form/TextField";
import { RegistrationDates } from "../settings/RegistrationDates";
import type { NewTournamentFields } from "./tournament-form";

const optionalNumber = { setValueAs: numberOrNull };
const digits = { inputMode: "numeric", autoComplete: "off" } as const;
const columns = { base: 1, sm: 2 };

/** Form step: who may enrol and until when, the payment deadline, and the refund rules. */
export function EnrolmentStep({ form }: { form: NewTournamentFields }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [fee, refundDays, refundPercent] = useWatch({
    control,
    name: ["feeInCents", "fullRefundDays", "lateRefundPercent"],
  });
  const terms = { fullRefundDays: Number(refundDays), lateRefundPercent: Number(refundPercent) };
  const hasTerms = Number.isInteger(terms.fullRefundDays) && Number.isInteger(terms.lateRefundPercent);
  return (
    <>
      <SwitchField
        control={control}
        name="openToOtherArenas"
        label="Permitir inscrição de atletas de outras arenas"
        hint="Desligado: os atletas da arena se inscrevem sozinhos; os de fora pedem para entrar na arena"
      />
      <SimpleGrid columns={columns} gap="5">
        <TextField
          label="Idade mínima"
          hint="Completada no ano do torneio"
          type="number"
          inputMode="numeric"
          min={0}
          error={errors.minAge?.message}
          {...register("minAge", optionalNumber)}
        />
        <TextField
          label="Idade máxima"
          hint="Completada no ano do torneio"
          type="number"
          inputMode="numeric"
          min={0}
          error={errors.maxAge?.message}
          {...register("maxAge", optionalNumber)}
        />
        <RegistrationDates
          from={register("registrationStartsOn")}
          until={register("registrationEndsOn")}
          errors={errors}
        />
        <TextField
          label="Prazo de pagamento (dias)"
          hint="Depois disso a vaga é liberada"
          error={errors.paymentDays?.message}
          {...digits}
          {...register("paymentDays", optionalNumber)}
        />
        <TextField
          label="Reembolso integral até (dias antes)"
          error={errors.fullRefundDays?.message}
          {...digits}
          {...register("fullRefundDays", optionalNumber)}
        />
        <TextField
          label="Depois disso, reembolso de (%)"
          error={errors.lateRefundPercent?.message}
          {...digits}
          {...register("lateRefundPercent", optionalNumber)}
        />
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted">
        {fee === 0
          ? "Inscrição gratuita: prazo e reembolso só valem se você cobrar depois."
          : hasTerms
            ? `O atleta lê: ${refundInWords(terms)}`
            : null}
      </Text>
      <TextAreaField label="Descrição" error={errors.description?.message} {...register("description")} />
    </>
  );
}
