/** What the fields hold while they are typed. */
export interface PartnerInput {
  partnerName: string;
  partnerEmail: string;
}

export type PartnerWay = "link" | "email";

export const noPartnerTyped: PartnerInput = { partnerName: "", partnerEmail: "" };

/** Only the field that is shown is sent. */
export const partnerToSend = ({ partnerName, partnerEmail }: PartnerInput, way: PartnerWay) =>
  way === "email"
    ? { partnerEmail: partnerEmail.trim() || null, partnerName: null }
    : { partnerName: partnerName.trim() || null, partnerEmail: null };

/** Once more in full where the invitation went: from then on the address is shown in part, and a slip would not be seen. */
export const sentTo = ({ partnerEmail }: { partnerEmail?: string | null }): string | undefined =>
  partnerEmail ? `O convite foi para ${partnerEmail}.` : undefined;

/** What is missing beside the field that is shown; null when something was typed. */
export function partnerProblem(
  typed: PartnerInput,
  way: PartnerWay,
): { field: keyof PartnerInput; message: string } | null {
  const field = way === "email" ? "partnerEmail" : "partnerName";
  if (typed[field].trim() !== "") return null;
  return {
    field,
    message: way === "email" ? "Informe o e-mail da sua dupla" : "Informe o nome da sua dupla",
  };
}
