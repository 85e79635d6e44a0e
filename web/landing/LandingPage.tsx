import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Container } from "@chakra-ui/react/container";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { frontPageRedirect } from "../../server/identity/roles.rules";
import { type Session, useSession } from "../identity/public/session";
import { Brand } from "../ui/Brand";
import { contentId, SkipLink } from "../ui/Links";
import { ArenaFeatures, FederationFeatures } from "./Features";
import { Hero } from "./Hero";
import { LiveBand } from "./LiveBand";
import { Picture } from "./Picture";
import { sections } from "./SectionLink";
import { TopBar } from "./TopBar";

const columns = [
  {
    title: "Suporte",
    links: [
      { label: "Central de Ajuda", to: "/ajuda" },
      { label: "Documentação", to: "/explorador" },
      { label: "Contato", to: "/contato" },
      { label: "Treinamento", to: "/ajuda#treinamento" },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Política de Privacidade", to: "/privacidade" },
      { label: "Termos de Uso", to: "/termos" },
    ],
  },
] as const;

const FooterLink = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "11",
    borderRadius: "l1",
    _hover: { textDecoration: "underline", color: "sand.50" },
    _focusVisible: { outlineColor: "sun.300" },
  },
});

function Footer() {
  return (
    <Box as="footer" bg="sea.900" color="sand.100" position="relative">
      <Box
        h="6px"
        bgImage="repeating-linear-gradient(90deg, #fb7c55 0 2.5rem, #ffd06a 2.5rem 5rem, #2f9ba5 5rem 7.5rem)"
      />
      <Container maxW="7xl" px={{ base: "5", md: "6" }} py="12">
        <Flex gap="10" wrap="wrap" justify="space-between">
          <Stack gap="3" maxW="20rem">
            <Brand />
            <Text color="sand.200">
              Plataforma de gestão de beach tennis para arenas, federações e atletas.
            </Text>
          </Stack>
          <Flex gap={{ base: "10", md: "20" }} wrap="wrap">
            {columns.map(({ title, links }) => (
              <Stack key={title} gap="1">
                <Heading as="h2" textStyle="md" fontWeight="bold">
                  {title}
                </Heading>
                <Stack as="ul" gap="0" listStyleType="none" color="sand.200">
                  {links.map(({ label, to }) => (
                    <li key={label}>
                      <FooterLink to={to}>{label}</FooterLink>
                    </li>
                  ))}
                </Stack>
              </Stack>
            ))}
          </Flex>
        </Flex>
        <Text mt="10" pt="6" borderTopWidth="1px" borderColor="sea.700" textStyle="sm" color="sand.200">
          © 2024 Praia. Todos os direitos reservados.
        </Text>
      </Container>
    </Box>
  );
}

interface LandingSectionProps extends Omit<BoxProps, "id"> {
  id: string;
  title: string;
  promise: string;
  children: ReactNode;
}

function LandingSection({ id, title, promise, children, ...box }: LandingSectionProps) {
  const titleId = `${id}-titulo`;
  return (
    <Box as="section" id={id} tabIndex={-1} outline="0" aria-labelledby={titleId} {...box}>
      <Container maxW="7xl" px={{ base: "5", md: "6" }} py={{ base: "12", md: "20" }}>
        <Stack gap={{ base: "8", md: "10" }}>
          <Stack gap="3" maxW="40rem">
            <Heading
              as="h2"
              id={titleId}
              textStyle={{ base: "2xl", md: "3xl" }}
              lineHeight="1.15"
              fontWeight="bold"
            >
              {title}
            </Heading>
            <Text textStyle={{ base: "md", md: "lg" }} color="fg.muted">
              {promise}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Box>
  );
}

const steps = [
  {
    title: "Crie o torneio",
    text: "Escolha o formato, as datas, as vagas e o valor. Guarde como rascunho ou publique na hora.",
    picture: "create",
    alt: "Tela de criar torneio no celular, com os formatos para escolher",
  },
  {
    title: "Abra as inscrições",
    text: "Mande o link. O atleta se inscreve pelo celular, forma dupla e paga por Pix.",
    picture: "enrol",
    alt: "Página de um torneio no celular, com datas, valor, vagas e o botão Inscrever-me",
  },
  {
    title: "Acompanhe ao vivo",
    text: "Sorteie, chame os jogos e lance o placar. Ele aparece na hora no celular de todos e na TV da arena.",
    picture: "follow",
    alt: "Página de um torneio em andamento no celular, com o placar do jogo que está em quadra",
  },
] as const;

/** How a tournament goes, with what it looks like. */
function Steps() {
  return (
    <LandingSection
      id="como-funciona"
      bg="bg.panel"
      title="Seu torneio em três passos"
      promise="No computador da recepção ou no celular, ao lado da quadra."
    >
      <SimpleGrid as="ol" columns={{ base: 1, md: 3 }} gap={{ base: "10", md: "8" }} listStyleType="none">
        {steps.map(({ title, text, picture, alt }, index) => (
          <Stack as="li" key={title} gap="4">
            <HStack gap="3">
              <Box
                aria-hidden="true"
                display="grid"
                placeItems="center"
                boxSize="8"
                borderRadius="full"
                bg="gray.solid"
                color="gray.contrast"
                fontFamily="heading"
                fontWeight="bold"
                textStyle="xl"
              >
                {index + 1}
              </Box>
              <Heading as="h3" textStyle="2xl" fontWeight="bold">
                {title}
              </Heading>
            </HStack>
            <Text color="fg.muted" minH={{ md: "4.5rem" }}>
              {text}
            </Text>
            <Picture of={picture} alt={alt} w="full" maxW="20rem" />
          </Stack>
        ))}
      </SimpleGrid>
    </LandingSection>
  );
}

/** The router's location key for the first page of a visit; later navigations have other keys. */
const arrivalKey = "default";

/**
 * Redirects a signed-in user who enters the product through the front page to their own home. A user who navigates to
 * it ('Início'), or is redirected from a forbidden page, stays.
 */
function useGoHomeOnArrival() {
  const state = useSession();
  const { key } = useLocation();
  const navigate = useNavigate();
  const home = state.status === "signedIn" ? homeFromFrontPage(state.session) : "/";

  useEffect(() => {
    if (key === arrivalKey && home !== "/") void navigate(home, { replace: true });
  }, [key, home, navigate]);
}

function homeFromFrontPage({ mustChangePassword, homePath, roles, userKey }: Session): string {
  return mustChangePassword ? homePath : frontPageRedirect(roles, userKey);
}

export function LandingPage() {
  useGoHomeOnArrival();
  return (
    <>
      <title>Praia – gestão de beach tennis</title>
      <SkipLink />
      <TopBar />
      <Box as="main" id={contentId} tabIndex={-1} outline="0">
        <Hero />
        <Steps />
        <ArenaSection />
        <LiveBand />
        <FederationSection />
      </Box>
      <Footer />
    </>
  );
}

function ArenaSection() {
  return (
    <LandingSection
      id={sections.arenas}
      title="Para arenas que não param"
      promise="Da primeira inscrição ao último jogo sob os refletores, tudo no mesmo lugar."
    >
      <ArenaFeatures />
    </LandingSection>
  );
}

function FederationSection() {
  return (
    <LandingSection
      id={sections.federations}
      title="Para federações e organizadores"
      bg="bg.subtle"
      promise="Campeonatos do anúncio ao pódio, com atletas, arenas e público na mesma página."
    >
      <FederationFeatures />
    </LandingSection>
  );
}
