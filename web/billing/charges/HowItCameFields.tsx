import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { UseFormRegisterReturn } from "react-hook-form";
import { paymentMethodLabel, paymentMethods } from "../../../server/billing/charge-words.rules";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabel[value] }));

type Named = "method" | "paidOn" | "note";

interface HowItCameFieldsProps extends Record<Named, UseFormRegisterReturn> {
  /** YYYY-MM-DD, where the receiver is. */
  today: string;
  errors: Partial<Record<Named, { message?: string }>>;
}

/** How the money of a 'Baixa Manual' came, when, and what there is to note. */
export const HowItCameFields = ({ today, errors, method, paidOn, note }: HowItCameFieldsProps) => (
  <>
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
      <SelectField
        label="Forma de pagamento"
        required
        options={methods}
        error={errors.method?.message}
        {...method}
      />
      <DateField label="Dia" required max={today} error={errors.paidOn?.message} {...paidOn} />
    </SimpleGrid>
    <TextField
      label="Observação"
      hint="Fica no histórico e no recibo, que quem paga lê."
      autoComplete="off"
      error={errors.note?.message}
      {...note}
    />
  </>
);
