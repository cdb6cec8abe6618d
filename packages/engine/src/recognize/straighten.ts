import { greyAt, type GreyImage } from "./grey-image.ts"

const WHITE = 255

/**
 * Rotates an image about its centre so that lines that fall to the right by `degrees` become horizontal. It grows so that
 * nothing is cut off, and is white where there was no page.
 */
export function straighten(image: GreyImage, degrees: number): GreyImage {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const width = Math.ceil(image.width * cosine + image.height * Math.abs(sine))
  const height = Math.ceil(image.width * Math.abs(sine) + image.height * cosine)
  const pixels = new Uint8Array(width * height).fill(WHITE)
  for (let row = 0; row < height; row++) {
    const down = row + 0.5 - height / 2
    for (let column = 0; column < width; column++) {
      const right = column + 0.5 - width / 2
      const x = image.width / 2 + right * cosine - down * sine - 0.5
      const y = image.height / 2 + right * sine + down * cosine - 0.5
      if (x < 0 || y < 0 || x > image.width - 1 || y > image.height - 1) continue
      pixels[row * width + column] = Math.round(greyAt(image, x, y))
    }
  }
  return { width, height, pixels }
}
