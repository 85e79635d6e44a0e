/** An arena or a federation that was found. */
export interface FoundPlace {
  id: string;
  name: string;
}

export const arenaSearch = { label: "Buscar arena", placeholder: "Nome, responsável ou e-mail" } as const;
export const federationSearch = {
  label: "Buscar federação",
  placeholder: "Nome, sigla ou responsável",
} as const;
