import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { pictures } from "./pictures";

interface PictureProps extends HTMLChakraProps<"img"> {
  of: keyof typeof pictures;
  /** What is to be seen, for who does not see it. */
  alt: string;
}

/** A picture of the product, by day or by night as the page is: of the two only the one that shows is loaded, and only when near. */
export function Picture({ of, ...image }: PictureProps) {
  const { light, dark, width, height } = pictures[of];
  const look = {
    loading: "lazy",
    decoding: "async",
    htmlWidth: width,
    htmlHeight: height,
    h: "auto",
    border: "1px solid",
    borderColor: "border",
    borderRadius: "l3",
    ...image,
  } as const;
  return (
    <>
      <chakra.img src={light} {...look} _dark={{ display: "none" }} />
      <chakra.img src={dark} {...look} display="none" _dark={{ display: "block" }} />
    </>
  );
}
