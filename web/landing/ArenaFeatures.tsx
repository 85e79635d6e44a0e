import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { CalendarClock, ClipboardList, Network, Trophy, Tv, Users } from "lucide-react";
import { ButtonLink } from "../ui/ButtonLink";
import { FeatureGrid, type Feature } from "./FeatureGrid";

const features: readonly Feature[] = [
  {
    icon: Trophy,
    title: "Torneios e Super 8",
    points: [
      "Grupos, eliminatória, dupla eliminação ou todos contra todos",
      "Super 8 e outros tamanhos, com troca de parceiros a cada rodada",
      "Rascunho para montar com calma, cópia para repetir",
    ],
  },
  {
    icon: ClipboardList,
    title: "Inscrições e pagamentos",
    points: [
      "O atleta se inscreve e convida a dupla pelo celular",
      "Pix copia e cola com o valor certo de cada inscrição",
      "Lista de espera que anda sozinha, importação por CSV",
    ],
  },
  {
    icon: Network,
    title: "Sorteio",
    points: ["Cabeças de chave e prévia antes de valer", "Chave e grupos prontos para imprimir"],
  },
  {
    icon: CalendarClock,
    title: "Programação das quadras",
    points: [
      "Jogos distribuídos por quadra, com descanso entre eles",
      "Atraso recalculado durante o dia",
      "Chamada de cada jogo para a quadra livre",
    ],
  },
  {
    icon: Tv,
    title: "Placar ao vivo",
    points: [
      "Ponto a ponto no celular do árbitro ou pelo QR code do jogo",
      "Painel de TV e página pública que se atualizam sozinhos",
    ],
  },
  {
    icon: Users,
    title: "Seus atletas",
    points: ["Entrada pelo link ou QR code da arena", "Perfil com nível, jogos e resultados"],
  },
];

export function ArenaFeatures() {
  return (
    <>
      <FeatureGrid features={features} palette="coral" />
      <TrialPanel />
    </>
  );
}

function TrialPanel() {
  return (
    <Flex
      direction={{ base: "column", md: "row" }}
      gap="4"
      justify="space-between"
      align={{ base: "flex-start", md: "center" }}
      p="6"
      borderRadius="l3"
      bg="coral.solid"
      color="coral.contrast"
    >
      <Heading as="h3" fontSize="1.75rem" lineHeight="1.1" fontWeight="bold">
        Sua arena na areia em cinco minutos
      </Heading>
      <ButtonLink to="/auth?aba=cadastrar" size="lg" colorPalette="gray" flexShrink="0">
        Testar na minha arena
      </ButtonLink>
    </Flex>
  );
}
