/** What every visitor may want to read, wherever they are. */
export const readingPages = [
  { label: "Ajuda", to: "/ajuda" },
  { label: "Contato", to: "/contato" },
  { label: "Privacidade", to: "/privacidade" },
  { label: "Termos", to: "/termos" },
] as const;
