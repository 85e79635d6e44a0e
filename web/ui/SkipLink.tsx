import { chakra } from "@chakra-ui/react/styled-system";

export const contentId = "conteudo";

/** The first stop of the Tab key: past the navigation, into the page. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${contentId}`}
      position="fixed"
      top="3"
      left="3"
      zIndex="skipNav"
      px="4"
      py="3"
      borderRadius="full"
      bg="gray.solid"
      color="gray.contrast"
      fontWeight="semibold"
      transform="translateY(-200%)"
      _focusVisible={{ transform: "none" }}
      _print={{ display: "none" }}
    >
      Ir para o conteúdo
    </chakra.a>
  );
}
