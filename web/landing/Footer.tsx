import { Box } from "@chakra-ui/react/box";
import { Container } from "@chakra-ui/react/container";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Brand } from "../ui/Brand";

const columns = [
  { title: "Suporte", items: ["Central de Ajuda", "Documentação", "Contato", "Treinamento"] },
  { title: "Legal", items: ["Política de Privacidade", "Termos de Uso"] },
] as const;

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
            {columns.map(({ title, items }) => (
              <Stack key={title} gap="3">
                <Heading as="h2" textStyle="md" fontWeight="bold">
                  {title}
                </Heading>
                <Stack as="ul" gap="2" listStyleType="none" color="sand.200">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
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
