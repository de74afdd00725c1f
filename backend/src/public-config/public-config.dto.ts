import type { PublicConfig } from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

class DemoAdminReply {
  @ApiProperty()
  email: string;

  @ApiProperty()
  password: string;
}

export class PublicConfigReply implements PublicConfig {
  @ApiProperty({ description: 'Empty when payment is unavailable.' })
  stripePublicKey: string;

  @ApiProperty()
  sandbox: boolean;

  @ApiPropertyOptional({ description: 'Demo mode only.' })
  demoAdmin?: DemoAdminReply;

  @ApiProperty({ type: [String] })
  capabilities: string[];

  @ApiPropertyOptional({ description: 'Absent where no age is asked.' })
  minimumAge?: number;
}
