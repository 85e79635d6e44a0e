import { Stack } from "@chakra-ui/react/stack";
import type { UseFormReturn } from "react-hook-form";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { TextField } from "../../ui/form/TextField";
import type { PartnerInput, PartnerWay } from "./partner-form";

interface InvitePartnerFieldsProps {
  form: UseFormReturn<PartnerInput>;
  way: PartnerWay;
  onWay: (way: PartnerWay) => void;
}

const ways = [
  { value: "link", label: "Link pelo WhatsApp" },
  { value: "email", label: "E-mail" },
] as const;

/** Whom one wants to play with: a name for a link that one sends, or an address that we write to. */
export function InvitePartnerFields({ form, way, onWay }: InvitePartnerFieldsProps) {
  const { errors } = form.formState;
  return (
    <Stack gap="4">
      <ChoiceChips legend="Como enviar o convite?" options={ways} value={way} onChange={onWay} />
      {way === "email" ? (
        <TextField
          label="E-mail da sua dupla"
          hint="Enviamos o convite. Só quem tem este e-mail pode aceitar."
          type="email"
          required
          autoComplete="off"
          error={errors.partnerEmail?.message}
          {...form.register("partnerEmail")}
        />
      ) : (
        <TextField
          label="Nome da sua dupla"
          hint="Você recebe um link para enviar."
          required
          autoComplete="off"
          error={errors.partnerName?.message}
          {...form.register("partnerName")}
        />
      )}
    </Stack>
  );
}
