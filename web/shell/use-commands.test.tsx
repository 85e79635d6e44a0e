import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../tests/support/component";
import { sessionOf } from "../../tests/support/session";
import type { Session } from "../identity/public/session";
import { placesOf } from "./menu";
import { useCommands, useVisitorCommands } from "./Overlays";

const labels = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

function Commands({ session }: { session: Session }) {
  const places = placesOf(session);
  const commands = useCommands(places[0] ?? null, places, () => undefined, session);
  return commands.map(({ id, label, detail }) => (
    <li key={id}>{[label, detail].filter(Boolean).join(", ")}</li>
  ));
}

function VisitorCommands() {
  return useVisitorCommands().map(({ id, label }) => <li key={id}>{label}</li>);
}

const forEverybody = [
  "Torneios abertos ao público",
  "Rankings abertos ao público",
  "Avisos",
  "Minha conta",
  "Início",
  "Ajuda",
  "Contato",
  "Privacidade",
  "Termos",
];

test("an arena's manager finds the settings under their full titles, the menu, and what everyone has", () => {
  show(<Commands session={sessionOf(["ARENA_MANAGER"])} />);
  expect(labels()).toEqual([
    "Horários e feriados",
    "Quadras e preços",
    "Recebimento",
    "Quem trabalha aqui",
    "Hoje",
    "Calendário",
    "Torneios",
    "Rankings",
    "Financeiro",
    "Mensalidades",
    "Comissões",
    "Atletas",
    "Professores",
    "Comunicados",
    "Configurações da Arena",
    ...forEverybody,
    "Criar torneio",
    "Usar cores escuras",
    "Sair",
  ]);
});

test("a referee without roles finds the matches to score", () => {
  show(<Commands session={sessionOf([], { isReferee: true })} />);
  expect(labels()).toEqual([
    "Arbitragem",
    "Torneios",
    "Rankings",
    ...forEverybody.slice(2),
    "Usar cores escuras",
    "Sair",
  ]);
});

test("a visitor finds the public pages, and the way in", () => {
  show(<VisitorCommands />);
  expect(labels()).toEqual([
    "Torneios abertos ao público",
    "Rankings abertos ao público",
    "Entrar",
    "Início",
    "Ajuda",
    "Contato",
    "Privacidade",
    "Termos",
    "Usar cores escuras",
  ]);
});
