import { Braces, ClipboardList, Mail, Medal, Network, Trophy } from "lucide-react";
import { ButtonLink } from "../ui/ButtonLink";
import { FeatureGrid, type Feature } from "./FeatureGrid";

const features: readonly Feature[] = [
  {
    icon: Trophy,
    title: "Gestão de Campeonatos",
    points: [
      "Várias categorias, cada uma com preço e vagas",
      "Várias sedes, nas quadras das arenas filiadas",
    ],
  },
  {
    icon: ClipboardList,
    title: "Inscrições Online",
    points: ["Inscrição pelo próprio atleta", "Nível, gênero e idade conferidos na hora"],
  },
  {
    icon: Network,
    title: "Chaves e Jogos",
    points: ["Grupos e eliminatórias", "Acompanhamento em tempo real, jogo a jogo"],
  },
  {
    icon: Medal,
    title: "Rankings e Resultados",
    points: ["Pontos lançados no ranking ao fim de cada categoria", "Resultados publicados na hora"],
  },
  {
    icon: Mail,
    title: "Avisos por e-mail",
    points: ["Convite de dupla, vaga e pagamento", "Jogos no calendário do celular do atleta"],
  },
  {
    icon: Braces,
    title: "API aberta",
    points: ["Rankings e resultados no site da federação", "Documentação que se lê e se testa no navegador"],
  },
];

export function FederationFeatures() {
  return (
    <>
      <FeatureGrid features={features} palette="sea" />
      <ButtonLink to="/federation" size="lg" colorPalette="sea" alignSelf="flex-start">
        Acessar área da Federação
      </ButtonLink>
    </>
  );
}
