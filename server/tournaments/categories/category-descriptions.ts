/** What the inputs for a category say of its fields, wherever one is written. */
export const categoryDescriptions = {
  name: "Nome: up to 60 characters, once in a tournament.",
  level: "Nível: Livre, Fun, D, C, B, A, Pro, Intermediário or Avançado.",
  minAge: "Idade mínima: in years, reached in the calendar year; null without one.",
  maxAge: "Idade máxima: in years, reached in the calendar year; null without one.",
  maxParticipants: "Máximo de participantes: athletes; null without a limit of its own.",
  feeInCents: "Valor da inscrição: of each athlete, in centavos; 0 is free.",
} as const;
