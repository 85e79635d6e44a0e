import { Box } from "@chakra-ui/react/box";
import { Container } from "@chakra-ui/react/container";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Link } from "react-router-dom";
import { Brand } from "../ui/Brand";

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

export function Footer() {
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
