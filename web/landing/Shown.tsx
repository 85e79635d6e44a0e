import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Picture } from "./Picture";
import type { pictures } from "./pictures";

interface ShownProps extends HTMLChakraProps<"figure"> {
  picture: keyof typeof pictures;
  alt: string;
}

/** A wide picture with what it shows below. */
export function Shown({ picture, alt, children, ...figure }: ShownProps) {
  return (
    <chakra.figure {...figure}>
      <Picture of={picture} alt={alt} w="full" />
      <chakra.figcaption mt="2" textStyle="sm" color="fg.muted">
        {children}
      </chakra.figcaption>
    </chakra.figure>
  );
}
