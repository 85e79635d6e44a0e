import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { applyRefusal, type Refusal } from "../../ui/form/refusal";

/** What the fields hold while they are typed. */
export interface PartnerInput {
  partnerName: string;
  partnerEmail: string;
  /** Only where one enters. */
  couponCode: string;
}

export type PartnerWay = "link" | "email";

const noPartnerTyped: PartnerInput = { partnerName: "", partnerEmail: "", couponCode: "" };

/** Only the field that is shown is sent. */
const partnerToSend = ({ partnerName, partnerEmail }: PartnerInput, way: PartnerWay) =>
  way === "email"
    ? { partnerEmail: partnerEmail.trim() || null, partnerName: null }
    : { partnerName: partnerName.trim() || null, partnerEmail: null };

/** Once more in full where the invitation went: from then on the address is shown in part, and a slip would not be seen. */
export const sentTo = ({ partnerEmail }: { partnerEmail?: string | null }): string | undefined =>
  partnerEmail ? `O convite foi para ${partnerEmail}.` : undefined;

/** What is missing beside the field that is shown; null when something was typed. */
function partnerProblem(
  typed: PartnerInput,
  way: PartnerWay,
): { field: "partnerName" | "partnerEmail"; message: string } | null {
  const field = way === "email" ? "partnerEmail" : "partnerName";
  if (typed[field].trim() !== "") return null;
  return {
    field,
    message: way === "email" ? "Informe o e-mail da sua dupla" : "Informe o nome da sua dupla",
  };
}

export interface PartnerForm {
  form: UseFormReturn<PartnerInput>;
  way: PartnerWay;
  setWay: (way: PartnerWay) => void;
  refusal: string | null;
  /** What to send of what was typed; null when something is missing, and its field says what. */
  partnerIn: (typed: PartnerInput) => ReturnType<typeof partnerToSend> | null;
  /** Says what the server has against it, or nothing. */
  refuse: (refusal: Refusal | null | undefined) => void;
}

/** A form in which one says whom to ask as one's partner. */
export function usePartnerForm(): PartnerForm {
  const form = useForm<PartnerInput>({ defaultValues: noPartnerTyped });
  const [way, setWay] = useState<PartnerWay>("link");
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    form,
    way,
    setWay,
    refusal,
    partnerIn: (typed) => {
      const problem = partnerProblem(typed, way);
      if (!problem) return partnerToSend(typed, way);
      form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
      return null;
    },
    refuse: (refused) => setRefusal(applyRefusal(form, refused)[0] ?? null),
  };
}
